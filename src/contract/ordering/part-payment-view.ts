import * as z from 'zod/mini'

/** An order that is paid in two parts by agreement. */
export const partPaymentView = z.object({
  advance: z.int(),
  rest: z.int(),
  /** Until when the rest is to be paid. */
  restDay: z.nullable(z.string()),
  advancePaidAt: z.nullable(z.iso.datetime()),
  /** Both are there. */
  whole: z.boolean(),
})
export type PartPaymentView = z.output<typeof partPaymentView>
