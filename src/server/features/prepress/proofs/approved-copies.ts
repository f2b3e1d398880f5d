import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readProofOfLine, readVersion } from './proofs.repo.ts'

/** By file, the hash of the copy that the customer saw and approved; of what was approved without a copy there is none. */
export async function approvedCopiesOf(db: DbOrTx, lineId: string): Promise<ReadonlyMap<string, string>> {
  const proof = await readProofOfLine(db, lineId)
  const version = proof?.approvedVersion ? await readVersion(db, proof.id, proof.approvedVersion) : null
  const files = version?.files ?? []
  return new Map(files.flatMap(({ fileId, copySha256 }) => (copySha256 ? [[fileId, copySha256]] : [])))
}
