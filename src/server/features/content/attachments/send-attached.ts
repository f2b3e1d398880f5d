import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { findItem } from '#/server/features/content/writing/writing.public.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { countDownload, findVersion } from './attachments.repo.ts'

const WITHDRAWN = '이 버전은 내렸습니다. 자료실에서 지금 버전을 받아 주세요.'
const HIDDEN = '내린 자료입니다. 자료실에서 다른 자료를 찾아보세요.'
const LOST = '파일을 찾을 수 없습니다. 1:1 문의로 알려 주시면 바로 보내 드리겠습니다.'

/** Answers with the file itself and counts it. Errors: NOT_FOUND, each with what became of it. */
export async function sendAttached(
  { database: { db }, storage }: Pick<Services, 'database'> & { readonly storage: Storage },
  { id, number }: { readonly id: string; readonly number: number },
  reply: FastifyReply,
): Promise<void> {
  const version = await findVersion(db, id, number)
  const item = version && (await findItem(db, version.itemId))
  if (!version || !item) throw new AppError('NOT_FOUND')
  if (item.live === null) throw new AppError('NOT_FOUND', HIDDEN)
  if (version.withdrawnAt !== null) throw new AppError('NOT_FOUND', WITHDRAWN)
  const [file] = await filesOf(db, [version.fileId])
  if (file?.state !== 'ready' || (await storage.sizeOf(file.storageKey)) === null) throw new AppError('NOT_FOUND', LOST)
  if (reply.request.method === 'GET') await countDownload(db, id, number)
  await reply
    .type(file.contentType ?? 'application/octet-stream')
    .header('content-length', version.bytes)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(version.name)}`)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .send(await storage.open(file.storageKey))
}
