import * as z from 'zod/mini'
import { finish } from '#/contract/job/finish.schema.ts'
import { bindingTerms, foldTerms } from '#/contract/job/terms.schema.ts'
import { schemaOf } from '#/contract/schema-of.ts'
import type { ChoiceChanges, KindChanges } from '#/domain/catalog/choice-changes.ts'
import type { Trim } from '#/domain/catalog/entries.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { LONGEST_ID, TRIM_LIMITS } from '#/domain/catalog/spec-limits.ts'

/** More choices than a kind of any shop has. */
const MOST_LISTED = 100
const id = () => z.string().check(z.maxLength(LONGEST_ID), z.regex(/^[a-z0-9-]+$/))
const ids = () => z.optional(z.array(id()).check(z.maxLength(MOST_LISTED)))

const side = () => z.number().check(z.minimum(TRIM_LIMITS.side.min), z.maximum(TRIM_LIMITS.side.max))
const trim = schemaOf<Trim>('Trim')(
  z.object({
    id: id(),
    name: z.string().check(z.maxLength(TRIM_LIMITS.name)),
    size: z.object({ width: side(), height: side() }),
  }),
)

const kindChanges = schemaOf<KindChanges>('KindChanges')(
  z.object({ finishes: ids(), trims: ids(), bindings: ids(), folds: ids() }),
)

/** Choices of a version that differ from the opening catalogue, papers aside. */
export const choiceChanges = schemaOf<ChoiceChanges>('ChoiceChanges')(
  z.object({
    finishes: z.optional(z.record(id(), finish)),
    trims: z.optional(z.record(id(), trim)),
    bindings: z.optional(z.record(id(), bindingTerms)),
    folds: z.optional(z.record(id(), foldTerms)),
    kinds: z.optional(z.partialRecord(z.enum(PRODUCT_CODES), kindChanges)),
  }),
)
