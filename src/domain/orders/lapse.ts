import { daysAfter, daysBefore } from '#/lib/seoul-time.ts'
import type { PaymentState } from './states.ts'

/** So long an order waits for its payment; what it keeps for its customer (an estimate, a coupon, points) is free again then. */
export const UNPAID_DAYS = 14

/** Somebody who opened the payment window since then is still at it. */
const AT_IT_DAYS = 1

export interface LapseFacts {
  readonly paymentState: PaymentState
  readonly placedAt: Date
  readonly moneyMissingSince: Date | null
  readonly inWork: boolean
}

/** When an order that nobody pays is cancelled by the shop's clock; null for one that is paid, in work or owed. */
export const lapsesAt = ({ paymentState, placedAt, moneyMissingSince, inWork }: LapseFacts): Date | null =>
  paymentState === 'unpaid' && moneyMissingSince === null && !inWork ? daysAfter(placedAt, UNPAID_DAYS) : null

/** Orders placed before `placed` lapse now, unless their payment was tried after `tried`. */
export const lapseLimits = (now: Date): { readonly placed: Date; readonly tried: Date } => ({
  placed: daysBefore(now, UNPAID_DAYS),
  tried: daysBefore(now, AT_IT_DAYS),
})
