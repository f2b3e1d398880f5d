import type { BodyOf } from '#/contract/endpoint.ts'
import type { ProofDetail, ProofVersion } from './proof.contract.ts'
import type { approveProof } from './proofs.contract.ts'

/** Comments that were pinned to a page of any version and that nobody has called done. */
export const openComments = ({ messages }: Pick<ProofDetail, 'messages'>) =>
  messages.filter(({ pin, resolvedAt }) => pin !== null && resolvedAt === null)

/** The earlier version that prints the same, if the one shown before does. */
export const sameAs = ({ changes }: Pick<ProofVersion, 'changes'>): number | null =>
  changes?.none ? changes.since : null

/** The approval of a version by somebody who has read this much of its proof. */
export const approvalOf = (proof: ProofDetail, version: ProofVersion): BodyOf<typeof approveProof> => ({
  version: version.number,
  binding: version.binding,
  knows: { openComments: openComments(proof).length, sameAs: sameAs(version) },
})
