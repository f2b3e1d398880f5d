import { DELIVERY_STATES, type DeliveryState } from './states.ts'
import type { Machine } from './transition.ts'

export type DeliveryEvent = 'make-ready' | 'ship' | 'depart' | 'deliver' | 'return' | 'confirm'

/** One delivery: everything of an order that goes to one address, or waits to be fetched. */
export const DELIVERY_MACHINE: Machine<DeliveryState, DeliveryEvent> = {
  name: 'delivery',
  initial: 'preparing',
  states: DELIVERY_STATES,
  table: [
    { from: ['preparing'], event: 'make-ready', to: 'pickup-ready', who: ['staff'] },
    { from: ['preparing'], event: 'ship', to: 'shipped', who: ['staff'] },
    { from: ['shipped'], event: 'depart', to: 'in-transit', who: ['staff', 'system'] },
    {
      from: ['pickup-ready', 'shipped', 'in-transit'],
      event: 'deliver',
      to: 'delivered',
      who: ['staff', 'system'],
    },
    // The courier brought it back: it is packed and sent again.
    {
      from: ['shipped', 'in-transit', 'pickup-ready'],
      event: 'return',
      to: 'preparing',
      who: ['staff'],
    },
    { from: ['delivered'], event: 'confirm', to: 'confirmed', who: ['customer', 'system'] },
  ],
}
