## Annotations and variations of a record

record-annotation-form = tohle není poznámka ani tah varianty; ty vypadají takto: { $form }
record-variation-depth = nad tímto řádkem není tah, ke kterému by patřil; varianty ve variantách mají hloubku nejvýš { $count }
record-too-many-annotations = v záznamu je příliš mnoho poznámek a variant; vejde se jich { $form }
