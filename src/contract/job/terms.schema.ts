import * as z from 'zod/mini'
import { schemaOf } from '#/contract/schema-of.ts'
import { LONGEST_ID, PAPER_LIMITS, TERM_LIMITS } from '#/domain/catalog/spec-limits.ts'
import type { BindingTerms, FoldTerms } from '#/domain/catalog/terms.ts'

const words = (max: number) => z.string().check(z.maxLength(max))
const id = () => z.string().check(z.maxLength(LONGEST_ID), z.regex(/^[a-z0-9-]+$/))
const whole = (max: number) => z.int().check(z.minimum(0), z.maximum(max))
const gsm = () => whole(PAPER_LIMITS.gsm.max)
const NAMED = { id: id(), name: words(TERM_LIMITS.name), hint: words(TERM_LIMITS.hint) }
const why = z.optional(words(TERM_LIMITS.why))

/** What a version says of a binding; a job carries it. Bounds keep small what a browser sends. */
export const bindingTerms = schemaOf<BindingTerms>('BindingTerms')(
  z.object({
    ...NAMED,
    pages: z.object({ min: whole(TERM_LIMITS.pages.max), max: whole(TERM_LIMITS.pages.max) }),
    thickness: whole(TERM_LIMITS.thickness.max),
    coverGsm: z.object({ min: gsm(), max: gsm() }),
    why,
  }),
)

/** What a version says of a fold, likewise. */
export const foldTerms = schemaOf<FoldTerms>('FoldTerms')(z.object({ ...NAMED, maxGsm: gsm(), why }))
