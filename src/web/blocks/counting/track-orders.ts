import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { track } from '#/web/api/analytics.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { mayCount } from '#/web/api/counting-consent.ts'
import { specItem } from './spec-item.ts'

interface CountedOrders {
  readonly id: string
  readonly value: number
  readonly orderNumbers: readonly string[]
}

/** An event about orders with their jobs as items; they are read only where it is counted. */
export async function trackOrders(
  type: 'purchase' | 'begin_checkout',
  { id, value, orderNumbers }: CountedOrders,
): Promise<void> {
  if (!mayCount()) return
  try {
    const orders = await Promise.all(
      orderNumbers.map((orderNumber) => call(readOrder, { params: { orderNumber }, errors: 'throw' })),
    )
    const items = orders.flatMap(({ lines }) =>
      lines.map(({ spec, title, quote }) => specItem({ spec, title, payAmount: quote.total })),
    )
    track(type, { id, value, items })
  } catch (error) {
    // Counting may not break the shop: without the jobs it is counted by its sum.
    if (!(error instanceof ApiError)) throw error
    track(type, { id, value })
  }
}
