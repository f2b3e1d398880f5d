import type { ProofState, ReaderKind } from './states.ts'
import { PROOF_TRANSITIONS } from './transitions.ts'

/** What can be done on a proof, apart from reading it. */
export const PROOF_ACTS = ['make', 'publish', 'comment', 'resolve', 'ask-changes', 'approve', 'assign'] as const
export type ProofAct = (typeof PROOF_ACTS)[number]

/**
 * Who may do it at all. A member means the one who ordered, a partner the one it is assigned to; the caller has already
 * answered "not found" to everyone else. Staff never approve in the customer's name: the approval is the customer's word.
 */
const WHO: Readonly<Record<ProofAct, readonly ReaderKind[]>> = {
  make: ['staff'],
  publish: ['staff'],
  assign: ['staff'],
  comment: ['member', 'partner', 'staff'],
  resolve: ['staff'],
  'ask-changes': ['member', 'partner'],
  approve: ['member', 'partner'],
}

export function mayDo(act: ProofAct, who: ReaderKind): boolean {
  return WHO[act].includes(who)
}

/** True when `act` also fits the state the proof is in now. */
export function isOpenFor(act: ProofAct, state: ProofState): boolean {
  if (act === 'ask-changes' || act === 'approve' || act === 'publish') return act in PROOF_TRANSITIONS[state]
  if (act === 'make') return state !== 'approved'
  return true
}
