import { takeAttachments } from '#/server/features/files/files/files.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { MessageAttachment } from './proofs.table.ts'

/** Files that go with a message: the writer's own and wholly uploaded, else NOT_FOUND. The message keeps them for good. */
export async function attach(
  tx: Tx,
  principal: Principal,
  visitorKey: string | null,
  fileIds: readonly string[],
): Promise<MessageAttachment[]> {
  if (fileIds.length === 0) return []
  const files = await takeAttachments(tx, { principal, visitorKey }, fileIds)
  return files.map(({ id, name, bytes }) => ({ fileId: id, name, bytes }))
}
