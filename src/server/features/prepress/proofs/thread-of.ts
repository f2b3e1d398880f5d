import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readMessages } from './messages.repo.ts'
import { readProofOfLine } from './proofs.repo.ts'
import type { MessageRow } from './proofs.table.ts'

export type ThreadMessage = Pick<MessageRow, 'id' | 'kind' | 'authorKind' | 'authorName' | 'body' | 'version' | 'at'>

/** What was said about a line, oldest first, with the proof it stands in; null while nobody said anything. */
export async function threadOf(
  db: DbOrTx,
  lineId: string,
): Promise<{ readonly proofId: string; readonly messages: readonly ThreadMessage[] } | null> {
  const proof = await readProofOfLine(db, lineId)
  return proof && { proofId: proof.id, messages: await readMessages(db, proof.id) }
}
