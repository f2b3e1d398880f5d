import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { DELIVERY_STATES, type DeliveryState } from '#/domain/orders/states.ts'

type Facts = {
  readonly deliveries: readonly Pick<StaffOrder['deliveries'][number], 'id' | 'state' | 'lineIds'>[]
  readonly lines: readonly Pick<StaffLine, 'lineId' | 'production'>[]
}

/** How far the least far of the line's parcels is. */
export function lineDelivery({ deliveries }: Pick<Facts, 'deliveries'>, lineId: string): DeliveryState {
  const states = deliveries.filter(({ lineIds }) => lineIds.includes(lineId)).map(({ state }) => state)
  return DELIVERY_STATES.find((state) => states.includes(state)) ?? 'preparing'
}

/** The line's parcels that can leave: still here, and everything that goes with them is finished. */
export function readyParcels<O extends Facts>({ deliveries, lines }: O, lineId: string): O['deliveries'][number][] {
  const done = (id: string) => lines.some((line) => line.lineId === id && line.production === 'done')
  return deliveries.filter(
    ({ state, lineIds }) => state === 'preparing' && lineIds.includes(lineId) && lineIds.every(done),
  )
}
