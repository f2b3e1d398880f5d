import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { readManuscript as endpoint } from '#/contract/prepress/ebooks.contract.ts'
import { readsItself, type SourceKind, sourceKind } from '#/domain/ebooks/ebook.ts'
import { EPUB_REFUSAL_WORDS } from '#/domain/epub/epub-refusal.ts'
import { type Asker, type FileFact, filesOf, openFile, ownFile } from '#/server/features/files/files/files.public.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import type { ReadingRow } from './ebooks.table.ts'
import { beginAgain, beginReading, dropWaiting, endReading, findReading } from './readings.repo.ts'

/** `sha256` is absent in what was asked by an older server. */
export const readManuscriptJob = jobType<{ fileId: string; sha256?: string }>('ebooks.read-manuscript', 4)

/** What the machine's own failure is told as; it says nothing of the manuscript. */
const NOT_NOW = '지금은 원고를 읽지 못했어요. 10분쯤 뒤에 다시 해 주세요. 올리신 파일은 그대로 있어요.'
const AGAIN_AFTER_MS = 10 * 60_000
/** Longer than all tries together: its job is gone. */
const LOST_AFTER_MS = 60 * 60_000

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
  const before = await findReading(db, sha256)
  const found = before && isOld(before, kind, deps.clock.now()) ? null : before
  if (!found)
    await deps.database.transaction(async (tx) => {
      const asked = { kind, askedAt: deps.clock.now() }
      const mine = before ? await beginAgain(tx, before, asked) : await beginReading(tx, { ...asked, sha256 })
      if (mine) await deps.jobs.add(tx, readManuscriptJob, { fileId, sha256 })
    })
  if (!found || found.state === 'waiting') return { kind, state: 'waiting', counts: null, isScan: false, refusal: null }
  if (found.counts === null) return { kind, state: 'refused', counts: null, isScan: false, refusal: found.refusal }
  const { isScan, ...counts } = found.counts
  return { kind, state: 'read', counts, isScan, refusal: null }
}

/** Read as another kind, for whoever brought it first called it so; or the machine failed or died, and may do better by now. */
function isOld({ kind, state, refusal, askedAt, readAt }: ReadingRow, wanted: ReadingRow['kind'], now: Date): boolean {
  if (state === 'waiting') return now.getTime() - askedAt.getTime() >= LOST_AFTER_MS
  return kind !== wanted || (refusal === NOT_NOW && now.getTime() - (readAt ?? askedAt).getTime() >= AGAIN_AFTER_MS)
}

/** By its name; INVALID_INPUT for what we do not take. */
export function kindOfManuscript({ name }: Pick<FileFact, 'name'>): SourceKind {
  const kind = sourceKind(name)
  if (kind) return kind
  throw new AppError('INVALID_INPUT', /\.hwp$/iu.test(name) ? HWP : NOT_TAKEN)
}

/** Counts it, once for each content. A file that went meanwhile is waited for no more. */
export async function carryOutReading(
  deps: EbooksDeps,
  { fileId, sha256 }: { readonly fileId: string; readonly sha256?: string },
): Promise<void> {
  const { db } = deps.database
  const [file] = await filesOf(db, [fileId])
  if (!file?.sha256 || file.state !== 'ready') {
    const gone = sha256 ?? file?.sha256
    if (gone) await dropWaiting(db, gone)
    return
  }
  const asked = await findReading(db, file.sha256)
  if (asked?.state !== 'waiting') return
  const { kind } = asked
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

/** The machine failed for good: nobody waits for it, and the manuscript is not blamed for ever. */
export async function giveUpReading(deps: EbooksDeps, fileId: string): Promise<void> {
  const { db } = deps.database
  const [file] = await filesOf(db, [fileId])
  if (!file?.sha256) return
  await endReading(db, file.sha256, { state: 'refused', counts: null, refusal: NOT_NOW, readAt: deps.clock.now() })
}
