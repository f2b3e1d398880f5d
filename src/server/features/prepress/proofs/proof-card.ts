import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { ProofState, VersionState } from '#/domain/proofs/states.ts'
import { readLastMessage } from './messages.repo.ts'
import { readProofOfLine, readVersions } from './proofs.repo.ts'

/** A proof in a few words, for an order that is looked at as a whole. */
export interface ProofCard {
  readonly id: string
  readonly state: ProofState
  /** Newest version, published or not; 0 while there is none. */
  readonly version: number
  readonly versionState: VersionState | null
  /** The one that the customer gave to print. */
  readonly approvedVersion: number | null
  readonly openComments: number
  readonly lastMessage: string | null
}

export async function readProofCard(db: DbOrTx, lineId: string): Promise<ProofCard | null> {
  const proof = await readProofOfLine(db, lineId)
  if (!proof) return null
  const [newest] = await readVersions(db, proof.id)
  const last = await readLastMessage(db, proof.id)
  return {
    id: proof.id,
    state: proof.state,
    version: newest?.number ?? 0,
    versionState: newest?.state ?? null,
    approvedVersion: proof.approvedVersion,
    openComments: proof.openComments,
    lastMessage: last && `${last.authorName}: ${last.body}`,
  }
}
