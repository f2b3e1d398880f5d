import { takeAttachments } from '#/server/features/files/files/files.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { InquiryAttachment } from './inquiries.table.ts'
import type { Asker } from './own-inquiry.ts'

/** Files that go with a message: the writer's own and wholly uploaded, else NOT_FOUND. The message keeps them for good. */
export async function attach(tx: Tx, asker: Asker, fileIds: readonly string[]): Promise<readonly InquiryAttachment[]> {
  if (fileIds.length === 0) return []
  const files = await takeAttachments(tx, asker, fileIds)
  return files.map(({ id, name, bytes, contentType }) => ({ fileId: id, name, bytes, contentType }))
}
