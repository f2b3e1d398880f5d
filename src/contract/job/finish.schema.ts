import * as z from 'zod/mini'
import { schemaOf } from '#/contract/schema-of.ts'
import type { Finish, FinishPlace } from '#/domain/catalog/finish.ts'
import { FINISH_LIMITS, LONGEST_ID, PAPER_LIMITS } from '#/domain/catalog/spec-limits.ts'

const words = (max: number) => z.string().check(z.maxLength(max))
const whole = (max: number) => z.int().check(z.minimum(0), z.maximum(max))
const id = () => z.string().check(z.maxLength(LONGEST_ID), z.regex(/^[a-z0-9-]+$/))
const side = () => z.number().check(z.minimum(0), z.maximum(FINISH_LIMITS.side))
const size = () => z.object({ width: side(), height: side() })
const gsm = () => z.optional(whole(PAPER_LIMITS.gsm.max))

const named = schemaOf<FinishPlace>('FinishPlace')(z.object({ id: id(), name: words(FINISH_LIMITS.variant) }))
const list = () => z.array(named).check(z.maxLength(FINISH_LIMITS.variants))

/** A finish with all its facts. A job carries it where the opening list has it not, or otherwise. Bounds keep small what a browser sends. */
export const finish = schemaOf<Finish>('Finish')(
  z.object({
    id: id(),
    name: words(FINISH_LIMITS.name),
    hint: words(FINISH_LIMITS.hint),
    variants: list(),
    count: z.optional(z.object({ min: whole(99), max: whole(99), unit: words(4) })),
    area: z.optional(z.object({ min: size(), max: size(), usual: size() })),
    spot: z.optional(z.literal(true)),
    places: z.optional(list()),
    place: z.optional(id()),
    onFolds: z.optional(z.literal(true)),
    distance: z.optional(z.object({ sheet: side(), bound: side() })),
    on: z.array(z.enum(['perfect', 'saddle', 'ring', 'hard', 'sheet'])).check(z.maxLength(5)),
    notOn: words(80),
    needsCoating: z.optional(z.array(id()).check(z.maxLength(8))),
    minGsm: gsm(),
    maxGsm: gsm(),
    onPart: z.optional(z.literal(true)),
    like: z.optional(id()),
  }),
)
