import * as z from 'zod/mini'
import { schemaOf } from '#/contract/schema-of.ts'
import { finish } from './finish.schema.ts'
import { paper } from './paper.schema.ts'
import { bindingTerms, foldTerms } from './terms.schema.ts'
import type { FinishChoice, JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'
import {
  INKS,
  LONGEST_ID,
  MOST_FINISHES,
  MOST_PARTS,
  MOST_SAMPLES,
  PART_ROLES,
  TRIM_LIMITS,
} from '#/domain/catalog/spec-limits.ts'
import type { SizeMm } from '#/domain/print/units.ts'

const CANNOT_CHOOSE = { error: '고를 수 없는 값입니다.' }

/** Catalogue data decides which ids there are; here they only have the form of one. */
const id = () =>
  z.string(CANNOT_CHOOSE).check(z.maxLength(LONGEST_ID, CANNOT_CHOOSE), z.regex(/^[a-z0-9-]+$/u, CANNOT_CHOOSE))
const whole = () => {
  const error = { error: '0 이상의 정수로 적어 주세요.' }
  return z.int(error).check(z.minimum(0, error))
}
const measure = () => {
  const error = { error: '숫자로 적어 주세요.' }
  return z.number(error).check(z.minimum(0, error))
}

export const sizeMm = schemaOf<SizeMm>('SizeMm')(z.object({ width: measure(), height: measure() }))
const ink = z.literal(INKS, CANNOT_CHOOSE)

const finishChoice = schemaOf<FinishChoice>('FinishChoice')(
  z.object({
    id: id(),
    /** As `stock`: said by the server. */
    made: z.optional(finish),
    variant: z.optional(id()),
    count: z.optional(whole()),
    area: z.optional(sizeMm),
    place: z.optional(id()),
    distance: z.optional(whole()),
  }),
)
const finishes = () =>
  z
    .array(finishChoice, { error: '목록이 비어 있습니다.' })
    .check(z.maxLength(MOST_FINISHES, { error: `${MOST_FINISHES}개까지 됩니다.` }))

const partSpec = schemaOf<PartSpec>('PartSpec')(
  z.object({
    id: id(),
    role: z.enum(PART_ROLES, CANNOT_CHOOSE),
    paper: id(),
    /** Said by the server; what a browser says of a paper is replaced where a job comes in. */
    stock: z.optional(paper),
    pages: whole(),
    colourPages: whole(),
    ink: z.object({ front: ink, back: ink }),
    coating: z.object({ front: id(), back: id() }),
    wings: z.object({ front: measure(), back: measure() }),
    fold: id(),
    /** As `stock`. */
    foldTerms: z.optional(foldTerms),
    finishes: finishes(),
  }),
)

/**
 * The shape of one print job: types and bare limits. What can be printed is judged by the rules of the catalogue
 * (`domain/catalog/validate-spec.ts`). Unknown keys are left behind.
 */
export const jobSpec = schemaOf<JobSpec>('JobSpec')(
  z.object(
    {
      product: z.enum(LINE_CODES, CANNOT_CHOOSE),
      trim: sizeMm,
      /** As `stock`: said by the server. */
      sizeName: z.optional(z.string().check(z.maxLength(TRIM_LIMITS.name))),
      copies: whole(),
      binding: z.nullable(id()),
      /** As `stock`: said by the server. */
      bindingTerms: z.optional(bindingTerms),
      bindingSide: z.enum(['left', 'right', 'top'], CANNOT_CHOOSE),
      parts: z
        .array(partSpec, { error: '목록이 비어 있습니다.' })
        .check(z.maxLength(MOST_PARTS, { error: `${MOST_PARTS}개까지 됩니다.` })),
      finishes: finishes(),
      production: z.enum(['auto', 'dedicated', 'ganged'], CANNOT_CHOOSE),
      rush: z.optional(z.literal(true, CANNOT_CHOOSE)),
      samples: z.optional(
        z.array(z.object({ id: id(), name: z.string().check(z.maxLength(100)) })).check(z.maxLength(MOST_SAMPLES)),
      ),
    },
    { error: '사양이 비어 있습니다.' },
  ),
)
