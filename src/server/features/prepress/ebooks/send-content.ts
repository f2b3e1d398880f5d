import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { sendKept } from '#/server/platform/http/send-kept.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { linesOfEbooks } from './ebook-lines.repo.ts'
import type { EbookRow } from './ebooks.table.ts'
import { findEdition } from './editions.repo.ts'

/** NOT_FOUND to a customer whose order came to nothing, and when the time in which the book may be had is over. */
export async function requireReadable(
  db: DbOrTx,
  { clock }: Pick<EbooksDeps, 'clock'>,
  { id, downloadUntil }: Pick<EbookRow, 'id' | 'downloadUntil'>,
): Promise<void> {
  if ((await linesOfEbooks(db, [id])).size === 0) throw new AppError('NOT_FOUND', NOT_ORDERED)
  if (downloadUntil !== null && downloadUntil <= clock.now()) throw new AppError('NOT_FOUND', OVER)
}

const NOT_ORDERED = '주문한 동안 볼 수 있는 전자책이에요.'
const OVER = '내려받는 기간이 끝났어요. 다시 필요하면 1:1 문의로 알려 주세요.'

/** The EPUB of an edition, as bytes that a reader in the page opens. A made edition never changes. */
export async function sendContent(
  db: DbOrTx,
  { storage }: Pick<EbooksDeps, 'storage'>,
  wanted: { readonly ebookId: string; readonly edition: number; readonly evenUnshown: boolean },
  reply: FastifyReply,
): Promise<void> {
  const row = await findEdition(db, wanted.ebookId, wanted.edition)
  if (!row || row.fileId === null || (row.shownAt === null && !wanted.evenUnshown)) throw new AppError('NOT_FOUND')
  const [file] = await filesOf(db, [row.fileId])
  if (!file) throw new AppError('NOT_FOUND')
  const { storageKey } = file
  reply
    .header('content-length', file.bytes)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`)
  await sendKept(reply, { name: storageKey, type: 'application/epub+zip', open: () => storage.open(storageKey) })
}
