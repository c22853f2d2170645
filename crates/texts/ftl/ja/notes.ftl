## Annotations and variations of a record

record-annotation-form = これは注釈でも変化手順でもありません。書き方：{ $form }
record-variation-depth = この行が属する手番が上にありません。変化の入れ子は { $count } 段までです
record-too-many-annotations = 記録の注釈と変化が多すぎます。上限は { $form } です
