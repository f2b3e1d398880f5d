import type { CancelRule } from './guards.ts'
import type { PaymentState } from './states.ts'

export const REVERSAL_ANSWERS = ['cancel', 'receivable', 'received', 'written-off'] as const
/** What the shop decides about money that was taken back; when it is paid again nothing has to be decided. */
export type ReversalAnswer = (typeof REVERSAL_ANSWERS)[number]

export interface ReversalFacts {
  readonly payment: PaymentState
  /** Nobody has decided yet. */
  readonly open: boolean
  /** The shop waits for it as an agreed debt. */
  readonly receivable: boolean
  readonly cancelled: boolean
  readonly cancelRule: CancelRule
  /** What was taken back was the advance, and nothing else was paid: the rest of the order is not owed yet. */
  readonly advanceGone: boolean
}

/** What may be decided now. A debt is only settled for good when the order can no longer be cancelled: then the sale stands. */
export function reversalAnswers(facts: ReversalFacts): readonly ReversalAnswer[] {
  if (facts.payment === 'confirming' || (!facts.open && !facts.receivable)) return []
  const final = facts.cancelled || facts.cancelRule === 'impossible'
  // In print it cannot be cancelled: then all of it is owed. Before that it is paid again or goes.
  if (facts.open && facts.advanceGone && !facts.cancelled) return final ? ['receivable'] : ['cancel']
  return [
    ...(facts.open && !final ? (['cancel'] as const) : []),
    ...(facts.open ? (['receivable'] as const) : []),
    ...(final ? (['received', 'written-off'] as const) : []),
  ]
}
