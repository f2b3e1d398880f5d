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
}

/** What may be decided now. A debt is only settled for good when the order can no longer be cancelled: then the sale stands. */
export function reversalAnswers(facts: ReversalFacts): readonly ReversalAnswer[] {
  if (facts.payment === 'confirming' || (!facts.open && !facts.receivable)) return []
  const final = facts.cancelled || facts.cancelRule === 'impossible'
  return [
    ...(facts.open && !final ? (['cancel'] as const) : []),
    ...(facts.open ? (['receivable'] as const) : []),
    ...(final ? (['received', 'written-off'] as const) : []),
  ]
}
