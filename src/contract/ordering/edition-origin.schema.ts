import * as z from 'zod/mini'

/** More than any textbook has, and no more than the database counts. */
const MOST_VERSIONS = 1_000_000

export const editionOrigin = z.object({
  kind: z.literal('edition'),
  editionId: z.uuid(),
  version: z.int().check(z.minimum(1), z.maximum(MOST_VERSIONS)),
  term: z.nullable(z.string()),
  cover: z.nullable(
    z.object({
      template: z.string(),
      academy: z.string(),
      phone: z.string(),
      line: z.string(),
      namePlace: z.optional(z.boolean()),
    }),
  ),
  proof: z.boolean(),
  dispatchDay: z.nullable(z.iso.date()),
})
