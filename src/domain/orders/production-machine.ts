import { PRODUCTION_STATES, type ProductionState } from './states.ts'
import type { Machine } from './transition.ts'

export type ProductionEvent =
  | 'plan'
  | 'unplan'
  | 'start-print'
  | 'start-binding'
  | 'start-packing'
  | 'finish'
  | 'hold'
  | 'release'
  | 'order-remake'
  | 'deliver'
  | 'cancel'

/** Production of one order line. `release` goes back to the start, so that whatever was held is checked and planned anew. */
export const PRODUCTION_MACHINE: Machine<ProductionState, ProductionEvent> = {
  name: 'production',
  initial: 'waiting',
  states: PRODUCTION_STATES,
  table: [
    { from: ['waiting', 'remake'], event: 'plan', to: 'planned', who: ['staff'] },
    { from: ['planned'], event: 'unplan', to: 'waiting', who: ['staff', 'system'] },
    { from: ['planned'], event: 'start-print', to: 'printing', who: ['staff'] },
    { from: ['printing'], event: 'start-binding', to: 'binding', who: ['staff'] },
    // Work that is neither bound nor finished goes from the press to the packing bench.
    { from: ['printing', 'binding'], event: 'start-packing', to: 'packing', who: ['staff'] },
    { from: ['packing'], event: 'finish', to: 'done', who: ['staff'] },
    // An approved e-book is delivered with that, a packed kit of samples is ready: nothing of them is made on a machine.
    { from: ['waiting', 'remake'], event: 'deliver', to: 'done', who: ['system'] },
    {
      from: ['waiting', 'planned', 'printing', 'binding', 'packing'],
      event: 'hold',
      to: 'on-hold',
      who: ['staff'],
    },
    { from: ['on-hold'], event: 'release', to: 'waiting', who: ['staff'] },
    {
      from: ['printing', 'binding', 'packing', 'done'],
      event: 'order-remake',
      to: 'remake',
      who: ['staff'],
    },
    {
      from: ['waiting', 'planned', 'on-hold'],
      event: 'cancel',
      to: 'cancelled',
      who: ['customer', 'staff', 'system'],
    },
  ],
}
