import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { filesOf, openFile } from '#/server/features/files/files/files.public.ts'
import { sendKept } from '#/server/platform/http/send-kept.ts'
import { readCase } from './cases.repo.ts'
import type { InquiriesDeps } from './inquiries-deps.ts'
import { readMessages } from './inquiry-messages.repo.ts'

const WIDTH = 320

/** A photo of a case in the size of a list, made anew. Errors: NOT_FOUND, also for what is no photo; UNAVAILABLE while the machine is busy. */
export async function sendSmallPhoto(
  { database: { db }, storage, photoScaler }: Pick<InquiriesDeps, 'database' | 'storage' | 'photoScaler'>,
  { caseId, fileId }: { readonly caseId: string; readonly fileId: string },
  reply: FastifyReply,
): Promise<void> {
  const found = await readCase(db, caseId)
  const messages = found ? await readMessages(db, found.inquiryId, 'desk') : []
  const held = messages.some(({ attachments }) => attachments.some((file) => file.fileId === fileId))
  const [file] = held ? await filesOf(db, [fileId]) : []
  if (!file) throw new AppError('NOT_FOUND')
  await sendKept(reply, {
    name: `${fileId} ${WIDTH}`,
    type: 'image/webp',
    async open() {
      await using opened = await openFile(storage, file)
      const photo = (await photoScaler.scaleTo(opened.path, [WIDTH]))?.[0]
      if (!photo) throw new AppError('NOT_FOUND')
      return photo.content
    },
  })
}
