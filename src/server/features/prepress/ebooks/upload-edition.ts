import { AppError } from '#/contract/errors.ts'
import { isValidEpub } from '#/domain/epub/epub-finding.ts'
import { type Asker, handOver, openFile, ownFile } from '#/server/features/files/files/files.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { editionsOf, insertEdition } from './editions.repo.ts'
import { epubName, requireInWork } from './make-edition.ts'
import { lockedForDesk } from './own-ebook.ts'

const NO_EPUB = 'EPUB이 아니에요. 확장자가 .epub인 파일을 골라 주세요.'

interface Uploaded {
  readonly id: string
  readonly staff: StaffPrincipal
  readonly note: string
  readonly checked: CheckedEpub
}

/** An EPUB of staff that was opened and checked, as ours are. */
interface CheckedEpub {
  readonly asker: Asker
  readonly fileId: string
  readonly findings: Awaited<ReturnType<EbooksDeps['epubMaker']['checkEpub']>>
}

/** Errors: INVALID_INPUT, NOT_FOUND. */
export async function checkUploaded(deps: EbooksDeps, staff: StaffPrincipal, fileId: string): Promise<CheckedEpub> {
  const asker: Asker = { principal: staff, visitorKey: null }
  const file = await ownFile(deps.database.db, asker, fileId)
  if (!/\.epub$/iu.test(file.name)) throw new AppError('INVALID_INPUT', NO_EPUB, { fileId: NO_EPUB })
  await using opened = await openFile(deps.storage, file)
  return { asker, fileId: file.id, findings: await deps.epubMaker.checkEpub(opened.path) }
}

/** What has errors is kept with them and can be shown to nobody. Errors: NOT_FOUND, CONFLICT. */
export async function uploadEdition(
  tx: Tx,
  deps: EbooksDeps,
  { id, staff, note, checked: { asker, fileId, findings } }: Uploaded,
): Promise<void> {
  const row = await lockedForDesk(tx, id)
  await requireInWork(tx, row)
  const [newest] = await editionsOf(tx, id)
  if (newest?.state === 'making') throw new AppError('CONFLICT', '지금 만들고 있어요. 끝난 뒤 올려 주세요.')
  const [kept] = await handOver(tx, asker, row.memberId, [{ fileId, part: 'epub' }])
  if (!kept) throw new AppError('NOT_FOUND')
  const edition = (newest?.edition ?? 0) + 1
  await insertEdition(tx, {
    ebookId: id,
    edition,
    state: 'made',
    madeBy: 'hand',
    fileId: kept.fileId,
    name: epubName(row, edition),
    bytes: kept.bytes,
    sha256: kept.sha256,
    findings,
    failure: isValidEpub(findings) ? null : '검사에서 오류가 나와 고객에게 보낼 수 없어요.',
    note,
    staffName: (await staffName(tx, staff.staffId)) ?? '직원',
    begunAt: deps.clock.now(),
  })
}
