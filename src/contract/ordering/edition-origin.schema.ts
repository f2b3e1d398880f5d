import * as z from 'zod/mini'

export const editionOrigin = z.object({
  kind: z.literal('edition'),
  editionId: z.string(),
  version: z.int(),
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
