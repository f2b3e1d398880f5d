import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { ProofEvent, ProofState } from './states.ts'

export const FIRST_PROOF_STATE: ProofState = 'draft'

/** Every allowed move; what is not here is refused. */
export const PROOF_TRANSITIONS: Readonly<Record<ProofState, Partial<Readonly<Record<ProofEvent, ProofState>>>>> = {
  draft: { publish: 'published' },
  published: {
    publish: 'published',
    'ask-changes': 'changes-asked',
    approve: 'approved',
    withdraw: 'withdrawn',
  },
  'changes-asked': { publish: 'published', withdraw: 'withdrawn' },
  approved: { withdraw: 'withdrawn' },
  withdrawn: { publish: 'published' },
}

export interface RefusedMove {
  readonly from: ProofState
  readonly event: ProofEvent
}

export function moveProof(from: ProofState, event: ProofEvent): Result<ProofState, RefusedMove> {
  const next = PROOF_TRANSITIONS[from][event]
  return next ? ok(next) : err({ from, event })
}
