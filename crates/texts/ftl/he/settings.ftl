## Notation

settings-notation = כתיב המהלכים
settings-notation-about = כותב כל מהלך בקיצור, למשל { $form }, ביומן, ברמזים ובצפייה החוזרת.

## Settings

settings-look = מראה
look-system = לפי המערכת
look-dark = לילה
look-light = יום
settings-motion = אנימציה
motion-normal = רגילה
motion-fast = מהירה
motion-off = בלי
settings-table = ליד השולחן
settings-confirm = לשאול לפני סוף התור
settings-beginner = עזרה למתחילים
settings-letters = אותיות על הפיראטים
settings-text-mode = לשחק בהקלדה
settings-keys = מקשי קיצור ליד השולחן

## Settings: you and your device

settings-name-about = בלי שם תשחקו בשם הצבע.
settings-confirm-about = אחרי המהלך השלישי השולחן מחכה שתסיימו את התור.
settings-beginner-about = יותר הסברים ליד השולחן: מה אפשר לעשות ולמה.
settings-letters-about = אות לכל צבע על המעיל של כל פיראט.
settings-text-mode-about = מצב השולחן מתואר במילים, ואפשר להקליד מהלכים.
settings-keys-about = אפשר לשחק ולשאול באותיות ובספרות. כדאי לכבות אם מכתיבים בקול או לוחצים בטעות; מקשי החצים פועלים תמיד.
settings-device = במכשיר הזה
install = להתקין כאפליקציה
install-about = הכול נשאר במכשיר הזה ועובד בלי רשת.
export-games = להוריד את כל המשחקים שנגמרו
export-none = עדיין אין משחק שנגמר.
