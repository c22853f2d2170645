## Annotations and variations of a record

record-annotation-form = this is neither an annotation nor a turn of a variation; they look like these: { $form }
record-variation-depth = there is no turn above to which this belongs; variations lie within variations at most { $count } deep
record-too-many-annotations = the record has too many annotations and variations; there is room for { $form }
