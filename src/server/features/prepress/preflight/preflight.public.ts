import type { SizeMm } from '#/domain/print/units.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { Verdict } from '#/domain/preflight/preflight.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { answered, type Question } from './check-file.ts'
import { fileTopic, type CheckedFile, type PreflightDeps } from './preflight-deps.ts'
import { findFacts, newestReports, saveOffers, saveReport } from './preflight.repo.ts'
import { readFileFacts } from './read-file-facts.ts'

export interface FileReport {
  readonly fileId: string
  readonly state: 'none' | 'waiting' | 'done' | 'failed'
  readonly verdict: Verdict | null
  readonly findings: readonly Finding[]
  /** null until the file was read. */
  readonly facts: PdfFacts | null
}

/** Newest report of each file, in the order asked; files that were never checked come as `none`. Whoever asks has the right. */
export async function reportsOfFiles(db: DbOrTx, fileIds: readonly string[]): Promise<readonly FileReport[]> {
  const reports = await newestReports(db, fileIds)
  const files = await filesOf(db, fileIds)
  return Promise.all(
    files.map(async ({ id, sha256 }) => {
      const report = reports.find((row) => row.fileId === id)
      return {
        fileId: id,
        state: report?.state ?? 'none',
        verdict: report?.verdict ?? null,
        findings: report?.findings ?? [],
        facts: sha256 === null ? null : await findFacts(db, sha256),
      }
    }),
  )
}

/** Facts of contents that were read; the others are not in it. */
export { factsOfContents } from './preflight.repo.ts'
export type { CheckedFile, PreflightDeps } from './preflight-deps.ts'
export { shareOf } from './share-of.ts'

export { linePassed } from './check-line.ts'

/** A report of the file was made; whoever can mend something may try it now. */
export { fileChecked } from './check-file.ts'

export { lineRefused } from './check-line.ts'

export interface LastCheck {
  readonly expectationKey: string
  readonly part: string
  readonly expectation: FileExpectation
  readonly findings: readonly Finding[]
  readonly facts: PdfFacts
  /** Fixes whose silent trial passed; null until they were tried. */
  readonly offers: readonly FixId[] | null
}

/** What a file was last checked for and what came of it; null until that is done. */
export async function lastCheckOf(db: DbOrTx, file: CheckedFile): Promise<LastCheck | null> {
  const [report] = await newestReports(db, [file.id])
  const facts = await findFacts(db, file.sha256)
  if (!report?.findings || !facts) return null
  const { expectationKey, part, expectation, findings, offers } = report
  return { expectationKey, part, expectation, findings, facts, offers }
}

/** Notes which fixes passed their trial for a report. */
export const keepOffers = (
  tx: Tx,
  fileId: string,
  { expectationKey }: Pick<LastCheck, 'expectationKey'>,
  offers: readonly FixId[],
): Promise<void> => saveOffers(tx, { fileId, expectationKey }, offers)

/** Reads a file if nobody did, judges it in full and keeps the report. Not inside a transaction. */
export async function checkNow(
  deps: PreflightDeps,
  question: Question,
): Promise<Pick<LastCheck, 'findings' | 'facts'>> {
  const facts = await readFileFacts(deps, question.file)
  const report = answered(question, facts, deps.clock.now())
  await saveReport(deps.database.db, report)
  return { facts, findings: report.findings ?? [] }
}

/** Tells whoever watches `file:<id>`. */
export const tellWatchers = (tx: Tx, deps: Pick<PreflightDeps, 'live'>, fileId: string): Promise<void> =>
  deps.live.publish(tx, fileTopic(fileId))

/** What is read, drawn, approved and printed of a file. */
export { canonicalCopyOf } from './canonical-copy.ts'

export { fileJudge } from './file-judge.ts'

export { expectedBy } from './expected-by.ts'

/** A completely uploaded PDF of the asker's own, or any for staff. NOT_FOUND also for one that is no PDF. */
export { readyPdf } from './ready-pdf.ts'

/** What is seen of each page, in mm; empty for a content that was not read. */
export async function shownSizesOf(db: DbOrTx, sha256: string): Promise<readonly SizeMm[]> {
  const facts = await findFacts(db, sha256)
  return (facts?.pages ?? []).map(({ crop, media }) => {
    const { width, height } = crop ?? media
    return { width, height }
  })
}

export { type PagePicture, pagePicture } from './page-picture.ts'

export { type JobPainter, jobPainter, wornPages } from './paint-job.ts'
export { shareOfMember } from './share-of.ts'
