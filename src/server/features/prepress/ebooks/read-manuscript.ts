import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { readManuscript as endpoint } from '#/contract/prepress/ebooks.contract.ts'
import { readsItself, type SourceKind, sourceKind } from '#/domain/ebooks/ebook.ts'
import { EPUB_REFUSAL_WORDS } from '#/domain/epub/epub-refusal.ts'
import { type Asker, type FileFact, filesOf, openFile, ownFile } from '#/server/features/files/files/files.public.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { beginReading, endReading, findReading } from './readings.repo.ts'

export const readManuscriptJob = jobType<{ fileId: string }>('ebooks.read-manuscript', 4)

const NOT_TAKEN = '원고로 받을 수 없는 파일이에요. PDF, DOCX, HWPX, INDD 가운데 하나로 올려 주세요.'
const HWP = '한글 문서는 「다른 이름으로 저장」에서 HWPX로 저장해 올려 주세요.'

/** What is in a manuscript of the caller's own. INVALID_INPUT for a kind that nobody here can work from. */
export async function askReading(deps: EbooksDeps, asker: Asker, fileId: string): Promise<ResultOf<typeof endpoint>> {
  const { db } = deps.database
  const file = await ownFile(db, asker, fileId)
  const kind = kindOfManuscript(file)
  if (!readsItself(kind)) return { kind, state: 'by-hand', counts: null, isScan: false, refusal: null }
  const { sha256 } = file
  if (sha256 === null) throw new AppError('NOT_FOUND')
  const found = await findReading(db, sha256)
  if (!found)
    await deps.database.transaction(async (tx) => {
      if (await beginReading(tx, { sha256, kind, askedAt: deps.clock.now() }))
        await deps.jobs.add(tx, readManuscriptJob, { fileId })
    })
  if (!found || found.state === 'waiting') return { kind, state: 'waiting', counts: null, isScan: false, refusal: null }
  if (found.counts === null) return { kind, state: 'refused', counts: null, isScan: false, refusal: found.refusal }
  const { isScan, ...counts } = found.counts
  return { kind, state: 'read', counts, isScan, refusal: null }
}

/** By its name; INVALID_INPUT for what we do not take. */
export function kindOfManuscript({ name }: Pick<FileFact, 'name'>): SourceKind {
  const kind = sourceKind(name)
  if (kind) return kind
  throw new AppError('INVALID_INPUT', /\.hwp$/iu.test(name) ? HWP : NOT_TAKEN)
}

/** Counts it, once for each content. A file that went meanwhile is not waited for. */
export async function carryOutReading(deps: EbooksDeps, fileId: string): Promise<void> {
  const { db } = deps.database
  const [file] = await filesOf(db, [fileId])
  if (!file?.sha256) return
  const kind = sourceKind(file.name)
  const asked = await findReading(db, file.sha256)
  if (asked?.state !== 'waiting' || kind === null || !readsItself(kind)) return
  await using opened = await openFile(deps.storage, file)
  const reading = await deps.epubMaker.readManuscript({ kind, path: opened.path })
  const readAt = deps.clock.now()
  if (!reading.read) {
    const refusal = EPUB_REFUSAL_WORDS[reading.refusal]
    await endReading(db, file.sha256, { state: 'refused', counts: null, refusal, readAt })
    return
  }
  const { characters, pages, pictures, tables, notes, headings, isScan } = reading.facts
  const counts = { characters, pages, pictures, tables, notes, headings: headings.length, isScan }
  await endReading(db, file.sha256, { state: 'read', counts, refusal: null, readAt })
}
