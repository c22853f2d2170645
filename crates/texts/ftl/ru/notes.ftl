## Annotations and variations of a record

record-annotation-form = это не примечание и не ход варианта; они выглядят так: { $form }
record-variation-depth = выше нет хода, к которому это относится; глубина вложенных вариантов — не больше { $count }
record-too-many-annotations = в записи слишком много примечаний и вариантов; для них есть { $form }
