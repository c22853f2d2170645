### The frame of the page, its front door and its settings.

nav-label = דפים
skip-to-content = לתוכן
nav-play = משחק חדש
nav-learn = לומדים
nav-rules = חוקים
nav-games = משחקים
nav-study = מבט לאחור
nav-settings = הגדרות

## The front door

home-lead = שישה פיראטים, מנהרה חשוכה אחת וסירה שמפליגה עם מי שעלה אליה ראשון.
home-play = משחקים
home-play-about = טורטוגה לשניים מול נער סיפון. בערך עשר דקות.
home-learn = ללמוד תוך כדי משחק
home-setup = לבחור שחקנים וחוקים
home-games = המשחקים במכשיר הזה

## Settings

settings-language = שפה
settings-look = מראה
look-system = לפי המערכת
look-dark = לילה
look-light = יום
settings-motion = תנועה
motion-normal = רגילה
motion-fast = מהירה
motion-off = בלי
settings-table = ליד השולחן
settings-confirm = לשאול לפני סוף התור
settings-beginner = עזרה למתחילים
settings-letters = אותיות על הפיראטים
settings-sound = צלילים
settings-text-mode = לשחק בהקלדה
