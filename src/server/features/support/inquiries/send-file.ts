import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { readMessages } from './inquiry-messages.repo.ts'

/** Sends a file that was said in the thread, to be saved and never run in the page. Whoever asks has checked the right to read. */
export async function sendInquiryFile(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  { inquiryId, fileId, reader }: { inquiryId: string; fileId: string; reader: 'customer' | 'desk' },
  reply: FastifyReply,
): Promise<void> {
  const messages = await readMessages(db, inquiryId, reader)
  const held = messages.some(({ attachments }) => attachments.some((file) => file.fileId === fileId))
  const [file] = held ? await filesOf(db, [fileId]) : []
  if (!file) throw new AppError('NOT_FOUND')
  await reply
    .header('content-type', 'application/octet-stream')
    .header('content-length', file.bytes)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('x-content-type-options', 'nosniff')
    .send(await storage.open(file.storageKey))
}
