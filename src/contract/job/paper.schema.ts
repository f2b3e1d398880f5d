import * as z from 'zod/mini'
import { schemaOf } from '#/contract/schema-of.ts'
import type { Paper, PaperMake } from '#/domain/catalog/paper.ts'
import { LONGEST_ID, PAPER_LIMITS, SURFACES } from '#/domain/catalog/spec-limits.ts'

const words = (max: number) => z.string().check(z.maxLength(max))
const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int().check(z.minimum(min), z.maximum(max))

/** Bounds are those of the desk; they also keep small what a browser sends with a job. */
const paperMake = schemaOf<PaperMake>('PaperMake')(
  z.object({
    id: words(LONGEST_ID),
    name: words(PAPER_LIMITS.name),
    hint: words(PAPER_LIMITS.hint),
    surface: z.enum(SURFACES),
    coatable: z.boolean(),
    rotary: z.boolean(),
    tint: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  }),
)

/** A paper with all its facts. A job carries it where the opening list has it not, or otherwise. */
export const paper = schemaOf<Paper>('Paper')(
  z.object({
    id: words(LONGEST_ID),
    family: paperMake,
    name: words(PAPER_LIMITS.name + 6),
    gsm: within(PAPER_LIMITS.gsm),
    caliper: within(PAPER_LIMITS.caliper),
  }),
)
