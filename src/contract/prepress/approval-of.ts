import { sameAs } from '#/domain/proofs/version-changes.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { ProofDetail, ProofMessage, ProofVersion } from './proof.contract.ts'
import type { approveProof } from './proofs.contract.ts'

/** Comments that were pinned to a page of any version and that nobody has called done. */
export const openComments = ({ messages }: { readonly messages: readonly ProofMessage[] }): readonly ProofMessage[] =>
  messages.filter(({ pin, resolvedAt }) => pin !== null && resolvedAt === null)

/** The approval of a version by somebody who has read this much of its proof. */
export const approvalOf = (proof: ProofDetail, version: ProofVersion): BodyOf<typeof approveProof> => ({
  version: version.number,
  binding: version.binding,
  knows: { openComments: openComments(proof).length, sameAs: sameAs(version.changes) },
})
