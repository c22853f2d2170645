## Annotations and variations of a record

record-annotation-form = det er hverken en note eller en tur i en variant; de ser sådan ud: { $form }
record-variation-depth = der står ingen tur ovenover, som det hører til; varianter kan ligge højst { $count } niveauer dybt i hinanden
record-too-many-annotations = spilforløbet har for mange noter og varianter; der er plads til { $form }
