import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { uploadEdition as endpoint } from '#/contract/prepress/staff-ebooks.contract.ts'
import { isValidEpub } from '#/domain/epub/epub-finding.ts'
import { type Asker, handOver, openFile, ownFile } from '#/server/features/files/files/files.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { editionsOf, insertEdition } from './editions.repo.ts'
import { epubName, requireInWork } from './make-edition.ts'
import { lockedForDesk } from './own-ebook.ts'

const NO_EPUB = 'EPUB이 아니에요. 확장자가 .epub인 파일을 골라 주세요.'

interface Uploaded {
  readonly id: string
  readonly staff: StaffPrincipal
  readonly body: BodyOf<typeof endpoint>
}

/**
 * An EPUB that a person made. It is checked as ours are: what has errors is kept with them and can be shown to nobody. Errors:
 * INVALID_INPUT, NOT_FOUND, CONFLICT.
 */
export async function uploadEdition(deps: EbooksDeps, { id, staff, body }: Uploaded): Promise<void> {
  const { db } = deps.database
  const asker: Asker = { principal: staff, visitorKey: null }
  const file = await ownFile(db, asker, body.fileId)
  if (!/\.epub$/iu.test(file.name)) throw new AppError('INVALID_INPUT', NO_EPUB, { fileId: NO_EPUB })
  await using opened = await openFile(deps.storage, file)
  const findings = await deps.epubMaker.checkEpub(opened.path)
  const failure = isValidEpub(findings) ? null : '검사에서 오류가 나와 고객에게 보낼 수 없어요.'
  await deps.database.transaction(async (tx) => {
    const row = await lockedForDesk(tx, id)
    await requireInWork(tx, row)
    const [newest] = await editionsOf(tx, id)
    if (newest?.state === 'making') throw new AppError('CONFLICT', '지금 만들고 있어요. 끝난 뒤 올려 주세요.')
    const [kept] = await handOver(tx, asker, row.memberId, [{ fileId: file.id, part: 'epub' }])
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
      failure,
      note: body.note,
      staffName: (await staffName(tx, staff.staffId)) ?? '직원',
      begunAt: deps.clock.now(),
    })
  })
}
