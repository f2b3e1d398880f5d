import * as z from 'zod/mini'
import { finish } from '#/contract/job/finish.schema.ts'
import { schemaOf } from '#/contract/schema-of.ts'
import type { ChoiceChanges, KindChanges } from '#/domain/catalog/choice-changes.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { LONGEST_ID } from '#/domain/catalog/spec-limits.ts'

/** More choices than a kind of any shop has. */
const MOST_LISTED = 100
const id = () => z.string().check(z.maxLength(LONGEST_ID), z.regex(/^[a-z0-9-]+$/))
const ids = () => z.optional(z.array(id()).check(z.maxLength(MOST_LISTED)))

const kindChanges = schemaOf<KindChanges>('KindChanges')(z.object({ finishes: ids() }))

/** Choices of a version that differ from the opening catalogue, papers aside. */
export const choiceChanges = schemaOf<ChoiceChanges>('ChoiceChanges')(
  z.object({
    finishes: z.optional(z.record(id(), finish)),
    kinds: z.optional(z.partialRecord(z.enum(PRODUCT_CODES), kindChanges)),
  }),
)
