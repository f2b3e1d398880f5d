/** Names of what a proof, one of its versions and its readers can be. The moves between them stand in `transitions.ts`. */

/**
 * A proof belongs to one order line.
 * - `draft`: staff is making the first version, the customer sees nothing yet
 * - `published`: a version lies with the customer
 * - `changes-asked`: the customer or the partner sent it back
 * - `approved`: the job is fixed for print
 * - `withdrawn`: a file or the spec changed after it was published, so what was shown no longer holds
 */
export const PROOF_STATES = ['draft', 'published', 'changes-asked', 'approved', 'withdrawn'] as const
export type ProofState = (typeof PROOF_STATES)[number]

export const PROOF_EVENTS = ['publish', 'ask-changes', 'approve', 'withdraw'] as const
export type ProofEvent = (typeof PROOF_EVENTS)[number]

/** A version is rendered by the worker first; only a rendered one can be published. */
export const VERSION_STATES = ['rendering', 'failed', 'draft', 'published'] as const
export type VersionState = (typeof VERSION_STATES)[number]

export const READER_KINDS = ['member', 'partner', 'staff'] as const
export type ReaderKind = (typeof READER_KINDS)[number]

export const PROOF_LABELS: Readonly<Record<ProofState, string>> = {
  draft: '시안제작중',
  published: '시안확인요청',
  'changes-asked': '시안수정요청',
  approved: '시안승인',
  withdrawn: '시안다시만듦',
}
