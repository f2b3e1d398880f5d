import type { Machine } from '#/domain/orders/transition.ts'
import { isOver } from './validity.ts'

export const ESTIMATE_STATES = ['open', 'ordered', 'expired', 'withdrawn'] as const
export type EstimateState = (typeof ESTIMATE_STATES)[number]
export type EstimateEvent = 'order' | 'release' | 'expire' | 'withdraw'

export const ESTIMATE_STATE_NAMES: Readonly<Record<EstimateState, string>> = {
  open: '유효',
  ordered: '주문함',
  expired: '기간 지남',
  withdrawn: '거둠',
}

/** An estimate is used once. Only an order that comes to nothing gives it back; for the rest a new estimate is made. */
export const ESTIMATE_MACHINE: Machine<EstimateState, EstimateEvent> = {
  name: 'estimate',
  initial: 'open',
  states: ESTIMATE_STATES,
  table: [
    { from: ['open'], event: 'order', to: 'ordered', who: ['customer', 'staff'] },
    { from: ['ordered'], event: 'release', to: 'open', who: ['system'] },
    { from: ['open'], event: 'expire', to: 'expired', who: ['system'] },
    { from: ['open', 'expired'], event: 'withdraw', to: 'withdrawn', who: ['customer', 'staff'] },
  ],
}

/** The state at an instant: an open estimate is over when its time is, even before the sweep has written that down. */
export const stateAt = (state: EstimateState, expiresAt: Date, now: Date): EstimateState =>
  state === 'open' && isOver(expiresAt, now) ? 'expired' : state
