import type { Machine } from './transition.ts'

/** Money of a customer that is to go back and did not go by itself. */
export const REPAYMENT_STATES = [
  'needs-account',
  'returning',
  'refused',
  'returned',
  'transferred',
  'reversed',
] as const
export type RepaymentState = (typeof REPAYMENT_STATES)[number]

export type RepaymentEvent = 'name-account' | 'retry' | 'give-back' | 'refuse' | 'transfer' | 'reverse'

/** As long as it stands here the shop owes the money. */
export const OWED_STATES: readonly RepaymentState[] = ['needs-account', 'returning', 'refused']
/** Nothing moves until a person does something. */
export const STUCK_STATES: readonly RepaymentState[] = ['needs-account', 'refused']

/** A deposit begins without an account or, when one was named before, on its way like a card payment, a refund that the gateway refused as refused. */
export const REPAYMENT_MACHINE: Machine<RepaymentState, RepaymentEvent> = {
  name: 'repayment',
  initial: 'needs-account',
  states: REPAYMENT_STATES,
  table: [
    { from: ['needs-account', 'refused'], event: 'name-account', to: 'returning', who: ['customer', 'staff'] },
    // The same way once more: a card, or the account that was named before.
    { from: ['refused'], event: 'retry', to: 'returning', who: ['staff'] },
    { from: ['returning'], event: 'give-back', to: 'returned', who: ['system'] },
    { from: ['returning'], event: 'refuse', to: 'refused', who: ['system'] },
    { from: ['needs-account', 'refused'], event: 'transfer', to: 'transferred', who: ['staff'] },
    // The bank took the deposit back before the shop could return it.
    { from: ['needs-account', 'returning', 'refused'], event: 'reverse', to: 'reversed', who: ['system'] },
  ],
}

/** Not a fault: money that came into the shop's own account goes back from there, by hand. */
export const SENT_BY_HAND = 'SENT_BY_HAND'

/** Why the money did not find an order, or did not leave one. */
export const REPAYMENT_CAUSES = [
  'order-cancelled',
  'paid-twice',
  'other-amount',
  'refund-refused',
  'agreed-refund',
  'order-changed',
  'change-ended',
  'shop-refund',
  'emoney-refund',
] as const
export type RepaymentCause = (typeof REPAYMENT_CAUSES)[number]
