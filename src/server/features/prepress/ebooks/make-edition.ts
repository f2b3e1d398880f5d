import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { AppError } from '#/contract/errors.ts'
import { readsItself } from '#/domain/ebooks/ebook.ts'
import type { EpubMetadata } from '#/domain/epub/epub-metadata.ts'
import { EPUB_REFUSAL_WORDS } from '#/domain/epub/epub-refusal.ts'
import { isSettled } from '#/domain/orders/guards.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { bindFiles, filesOf, openFile, storeForMember } from '#/server/features/files/files/files.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { patientJob } from '#/server/platform/jobs/job.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { linesOfEbooks } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { findEbook } from './ebooks.repo.ts'
import type { EbookRow } from './ebooks.table.ts'
import { editionsOf, endMaking, findEdition, insertEdition } from './editions.repo.ts'
import { lockedForDesk } from './own-ebook.ts'

export const makeEditionJob = patientJob<{ ebookId: string; edition: number }>('ebooks.make-edition', 3)

const STOPPED = '만드는 중에 멈췄어요. 다시 만들어 주세요.'
/** Longer than all tries together: its job is gone. */
const LOST_AFTER_MS = 60 * 60_000

const BY_HAND = '이 원고로는 자동으로 만들 수 없어요. 만든 EPUB을 올려 주세요.'
const UNPAID = '결제가 끝난 전자책만 만들 수 있어요.'
const OVER = '납품을 마친 전자책이에요.'

/** Why we cannot make an EPUB of it ourselves; null where we can. */
export const byHandOnly = ({ manuscriptKind }: Pick<EbookRow, 'manuscriptKind'>): string | null =>
  readsItself(manuscriptKind) ? null : BY_HAND

/** Has an EPUB made of the manuscript; one at a time. Errors: NOT_FOUND, CONFLICT. */
export async function askEdition(tx: Tx, deps: EbooksDeps, id: string, staff: StaffPrincipal): Promise<void> {
  const row = await lockedForDesk(tx, id)
  const refusal = byHandOnly(row)
  if (refusal !== null) throw new AppError('CONFLICT', refusal)
  await requireInWork(tx, row)
  const [newest] = await editionsOf(tx, id)
  if (newest?.state === 'making') {
    if (deps.clock.now().getTime() - newest.begunAt.getTime() < LOST_AFTER_MS) return
    await endMaking(tx, id, newest.edition, { state: 'failed', failure: STOPPED })
  }
  const edition = (newest?.edition ?? 0) + 1
  await insertEdition(tx, {
    ebookId: id,
    edition,
    state: 'making',
    madeBy: 'machine',
    name: epubName(row, edition),
    staffName: (await staffName(tx, staff.staffId)) ?? '직원',
    begunAt: deps.clock.now(),
  })
  await deps.jobs.add(tx, makeEditionJob, { ebookId: id, edition })
}

/** Paid for, and not delivered yet. */
export async function requireInWork(tx: Tx, row: EbookRow): Promise<void> {
  const line = (await linesOfEbooks(tx, [row.id])).get(row.id)
  if (!line || !isSettled(line.payment)) throw new AppError('CONFLICT', UNPAID)
  if (row.stage === 'delivered') throw new AppError('CONFLICT', OVER)
}

/** Its title, as a name of a file that every system can keep. */
export const epubName = ({ title }: Pick<EbookRow, 'title'>, edition: number): string =>
  `${title.replaceAll(/[\\/:*?"<>|]/gu, ' ').trim() || '전자책'}_v${edition}.epub`

/** Makes one edition. A refusal of the manuscript is written down for the desk; a failure of the machine is tried again. */
export async function carryOutMaking(deps: EbooksDeps, ebookId: string, edition: number): Promise<void> {
  const { db } = deps.database
  const [row, begun] = [await findEbook(db, ebookId), await findEdition(db, ebookId, edition)]
  if (!row || begun?.state !== 'making' || !readsItself(row.manuscriptKind)) return
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(await workFolder())
  const target = join(folder.path, `${randomUUID()}.epub`)
  const pathOf = async (part: string): Promise<string | null> => {
    const named = row.files.find((file) => file.part === part)
    const [file] = named ? await filesOf(db, [named.fileId]) : []
    return file ? opened.use(await openFile(deps.storage, file)).path : null
  }
  const path = await pathOf('manuscript')
  if (path === null) return fail(deps, begun, '원고 파일이 지워졌어요.')
  const result = await deps.epubMaker.makeEpub({
    source: { kind: row.manuscriptKind, path },
    layout: row.form,
    metadata: metadataOf(row, deps.clock.now()),
    coverPath: await pathOf('cover'),
    target,
  })
  if (!result.made) return fail(deps, begun, EPUB_REFUSAL_WORDS[result.refusal])
  const { warnings, findings } = result
  const stored = { name: begun.name, purpose: 'material', path: target } as const
  const file = await storeForMember(deps, { ...stored, memberId: row.memberId, days: 2 })
  await deps.database.transaction(async (tx) => {
    const made = {
      state: 'made',
      failure: null,
      fileId: file.id,
      bytes: file.bytes,
      sha256: file.sha256,
      warnings,
      findings,
    } as const
    if (await endMaking(tx, ebookId, edition, made)) await bindFiles(tx, [file.id])
  })
}

/** The machine failed for good: the desk is told and may ask again. */
export async function giveUpMaking(deps: EbooksDeps, ebookId: string, edition: number): Promise<void> {
  await fail(deps, { ebookId, edition }, STOPPED)
}

/** The desk reads why it takes so long; it is tried again. */
export async function delayMaking(deps: EbooksDeps, ebookId: string, edition: number, failure: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await endMaking(tx, ebookId, edition, { failure })
  })
}

async function fail(
  deps: EbooksDeps,
  { ebookId, edition }: { readonly ebookId: string; readonly edition: number },
  failure: string,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await endMaking(tx, ebookId, edition, { state: 'failed', failure })
  })
}

function metadataOf(row: EbookRow, now: Date): EpubMetadata {
  const { title, subtitle, authors, publisher, language, isbn, series, description, accessibility } = row.metadata
  return {
    title,
    subtitle,
    contributors: authors,
    isbn,
    identifier: row.id,
    language,
    publisher,
    publishedOn: seoulDay(now),
    description,
    subjects: [],
    rights: null,
    series: series && { name: series.name, position: series.volume },
    accessibilitySummary: accessibility,
    modifiedAt: now,
  }
}
