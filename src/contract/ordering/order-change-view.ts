import * as z from 'zod/mini'
import { CHANGE_STATES } from '#/domain/orders/order-change.ts'

/** A change of a line of a paid order, as customer and staff read it. */
export const orderChangeView = z.object({
  id: z.uuid(),
  lineId: z.uuid(),
  state: z.enum(CHANGE_STATES),
  /** Rows of the specification that differ; an empty side was or is not there. */
  rows: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
  before: z.int(),
  after: z.int(),
  /** To pay when above zero, given back when below. */
  difference: z.int(),
  reason: z.string(),
  /** Why it was taken back. */
  endReason: z.string(),
  at: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
})
export type OrderChangeView = z.output<typeof orderChangeView>
