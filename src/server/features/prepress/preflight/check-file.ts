import { createHash } from 'node:crypto'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { preflight, verdictOf } from '#/domain/preflight/preflight.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { eventType, jobType } from '#/server/platform/jobs/job.ts'
import { findFacts, saveReport, waitingReports } from './preflight.repo.ts'
import { fileTopic, type CheckedFile, type PreflightDeps } from './preflight-deps.ts'
import { preflightVersions } from './preflight-versions.ts'
import type { ReportRow } from './preflight.table.ts'
import { readFileFacts } from './read-file-facts.ts'
import { shareOfMember } from './share-of.ts'

export const fileChecked = eventType<{ fileId: string }>('file.checked')
/** Half an hour as the queue rests between them: a storage or a disk that is away for some minutes is not the file's fault. */
export const CHECK_ATTEMPTS = 8

export const checkFileJob = jobType<{ fileId: string }>('preflight.check-file', CHECK_ATTEMPTS)
export const checkKey = (fileId: string): string => `preflight.check-file ${fileId}`

export interface Question {
  readonly file: CheckedFile
  readonly part: string
  readonly expectation: FileExpectation
}

/**
 * Answers at once when the content was read before, else writes the question down and lets a job answer it. `share`: whose files
 * wait for each other.
 */
export async function askForReport(
  tx: Tx,
  deps: PreflightDeps,
  question: Question,
  share?: string,
): Promise<ReportRow> {
  const facts = await findFacts(tx, question.file.sha256)
  const now = deps.clock.now()
  const row = facts ? answered(question, facts, now) : waiting(question, now)
  await saveReport(tx, row)
  const { id } = question.file
  if (facts) await deps.jobs.emit(tx, fileChecked, { fileId: id })
  else await deps.jobs.add(tx, checkFileJob, { fileId: id }, { key: checkKey(id), share })
  return row
}

/** Has files of one member read that nobody has read yet. */
export async function readSoon(
  deps: PreflightDeps,
  { memberId, fileIds }: { readonly memberId: string; readonly fileIds: readonly string[] },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    for (const { id, sha256 } of await filesOf(tx, fileIds))
      if (sha256 !== null && !(await findFacts(tx, sha256)))
        await deps.jobs.add(tx, checkFileJob, { fileId: id }, { key: checkKey(id), share: shareOfMember(memberId) })
  })
}

/** Reads the file if nobody did, and answers every question about it. */
export async function answerQuestions(deps: PreflightDeps, file: CheckedFile): Promise<void> {
  const facts = await readFileFacts(deps, file)
  await deps.database.transaction(async (tx) => {
    for (const { part, expectation, expectationKey } of await waitingReports(tx, file.id)) {
      const report = answered({ file, part, expectation }, facts, deps.clock.now())
      // The key of the question itself, so that its row is closed even if an older version of us wrote it.
      await saveReport(tx, { ...report, expectationKey })
    }
    await deps.jobs.emit(tx, fileChecked, { fileId: file.id })
    await deps.live.publish(tx, fileTopic(file.id))
  })
}

/** After the last attempt: nobody is left waiting for an answer that will not come. */
export async function giveUp(deps: PreflightDeps, fileId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    for (const row of await waitingReports(tx, fileId)) await saveReport(tx, { ...row, state: 'failed' })
    await deps.live.publish(tx, fileTopic(fileId))
  })
}

const base = ({ file, part, expectation }: Question, askedAt: Date) => ({
  fileId: file.id,
  expectationKey: expectationKeyOf(expectation),
  sha256: file.sha256,
  part,
  expectation,
  askedAt,
})

const waiting = (question: Question, now: Date): ReportRow => ({
  ...base(question, now),
  state: 'waiting',
  verdict: null,
  findings: null,
  doneAt: null,
})

export function answered(question: Question, facts: PdfFacts, now: Date): ReportRow {
  const findings = preflight(facts, question.expectation)
  return { ...base(question, now), state: 'done', verdict: verdictOf(findings), findings, doneAt: now }
}

/** The same for an expectation that was made just now and for one that comes back from the database in another order. */
export function expectationKeyOf(expectation: FileExpectation): string {
  const { facts, rules } = preflightVersions()
  return createHash('sha256')
    .update(`${facts} ${rules} ${canonicalJson(expectation)}`)
    .digest('hex')
}
