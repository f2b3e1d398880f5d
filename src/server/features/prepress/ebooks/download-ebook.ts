import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { downloadEbook as endpoint } from '#/contract/prepress/ebooks.contract.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { SIGNATURE_SECONDS } from '#/server/ports/storage.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { countDownloads, findEdition, insertDownload } from './editions.repo.ts'
import { ownEbook } from './own-ebook.ts'

/** Counts first, then tells where the approved EPUB lies. Errors: NOT_FOUND; CONFLICT: not approved, or its time is over. */
export async function downloadEbook(
  deps: EbooksDeps,
  memberId: string,
  id: string,
): Promise<ResultOf<typeof endpoint>> {
  const { db } = deps.database
  const row = await ownEbook(db, memberId, id)
  if (row.stage !== 'delivered' || row.shownEdition === null || row.downloadUntil === null)
    throw new AppError('CONFLICT', '시안을 승인한 뒤 내려받을 수 있어요.')
  const now = deps.clock.now()
  if (row.downloadUntil <= now)
    throw new AppError('CONFLICT', '내려받는 기간이 끝났어요. 다시 필요하면 1:1 문의로 알려 주세요.')
  const edition = await findEdition(db, id, row.shownEdition)
  const [file] = edition?.fileId ? await filesOf(db, [edition.fileId]) : []
  if (!edition || !file) throw new AppError('NOT_FOUND')
  await deps.database.transaction((tx) => insertDownload(tx, { ebookId: id, edition: edition.edition, at: now }))
  const url = await deps.storage.signDownload(file.storageKey, { name: edition.name, seconds: SIGNATURE_SECONDS })
  return { url, name: edition.name, count: await countDownloads(db, id) }
}
