import * as z from 'zod/mini'

const won = z.int()

/** As `DeliveryFees` of the domain; apart from its rules, so that pages which only show fees do not carry them. */
export const DeliveryFeesShown = z.object({
  steps: z.array(z.object({ upTo: z.int(), fee: won })),
  freeFrom: z.nullable(won),
  regions: z.array(
    z.object({ name: z.string(), surcharge: won, zipcodes: z.array(z.tuple([z.string(), z.string()])) }),
  ),
  carriers: z.object({ quick: z.nullable(won), freight: z.nullable(won) }),
})
