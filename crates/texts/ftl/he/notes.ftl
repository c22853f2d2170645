## Annotations and variations of a record

record-annotation-form = זו לא הערה וגם לא תור בווריאציה; הם נראים כך: { $form }
record-variation-depth = אין מעל השורה הזו תור שהיא שייכת אליו; אפשר לקנן וריאציות עד לעומק של { $count }
record-too-many-annotations = יש ברישום יותר מדי הערות ווריאציות; יש מקום ל־{ $form }
