import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { missingFiles, namesOfMissing } from '#/domain/preflight/missing-files.ts'
import { mayGoOn } from '#/domain/preflight/preflight.ts'
import { MATERIAL_PART } from '#/domain/files/material.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import {
  lineOf,
  linesOf,
  lockLine,
  moveFile,
  orderTopic,
  type FileMove,
  type OrderLine,
  SYSTEM,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { eventType, patientJob } from '#/server/platform/jobs/job.ts'
import { answered, CHECK_ATTEMPTS, fileChecked } from './check-file.ts'
import { saveReport } from './preflight.repo.ts'
import { PDF, type PreflightDeps } from './preflight-deps.ts'
import type { ReportRow } from './preflight.table.ts'
import { readFileFacts } from './read-file-facts.ts'
import { shareOfMember } from './share-of.ts'

/** The shop's own check sends the files of a line back; `note` says what is missing, and nothing when they are wrong. */
export const lineRefused = eventType<{ lineId: string; note: string; at: string }>('preflight.line-refused')
/** The check found nothing that stops the files of a line. */
export const linePassed = eventType<{ lineId: string }>('preflight.line-passed')

export const checkLineJob = patientJob<{ lineId: string }>('preflight.check-line', CHECK_ATTEMPTS)

/** Every line of a paid order that came with files is taken up and checked, each by a job of its own. */
export async function checkOrder(deps: PreflightDeps, orderId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    for (const line of await linesOf(tx, orderId)) {
      if (line.files.length === 0 || !['no-file', 'checking'].includes(line.file)) continue
      if (line.file === 'no-file') await moveFile(tx, deps, { lineId: line.id, event: 'attach', by: SYSTEM })
      await addCheck(tx, deps, line)
    }
  })
}

/** Files of a line changed; orders has already put it back to be checked. */
export async function askForLine(deps: PreflightDeps, lineId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const line = await lineOf(tx, lineId)
    if (line) await addCheck(tx, deps, line)
  })
}

const addCheck = (tx: Tx, deps: PreflightDeps, { id, memberId }: Pick<OrderLine, 'id' | 'memberId'>) =>
  deps.jobs.add(tx, checkLineJob, { lineId: id }, { key: `preflight.check-line ${id}`, share: shareOfMember(memberId) })

/**
 * Checks all files of a line that waits for it and moves the line: ready, or problem with the reason, or to a person, who looks at
 * what the customer asked about or makes a PDF of material (HWP, AI …), which no rule can judge.
 */
export async function checkLine(deps: PreflightDeps, lineId: string): Promise<void> {
  const line = await lineOf(deps.database.db, lineId)
  if (line?.file !== 'checking') return
  const reports = await reportsOf(deps, line)
  if (reports.length === 0 && !hasMaterial(line)) return
  const { event, note } = answerTo(line, reports)
  await deps.database.transaction(async (tx) => {
    const now = await lockLine(tx, lineId)
    for (const report of reports) {
      await saveReport(tx, report)
      await deps.jobs.emit(tx, fileChecked, { fileId: report.fileId })
    }
    // Files may have changed while we looked; then this answer is about others, and another job is on its way.
    if (!now || now.file !== 'checking' || !sameFiles(now, line)) return
    await moveFile(tx, deps, { lineId, event, by: SYSTEM, note })
    if (event === 'fail') await deps.jobs.emit(tx, lineRefused, { lineId, note, at: deps.clock.now().toISOString() })
    if (event === 'pass') await deps.jobs.emit(tx, linePassed, { lineId })
    await deps.live.publish(tx, orderTopic(line.orderNumber))
  })
}

/** After the last attempt a person takes over; the order does not stay in a check that will not end. */
export async function handToStaff(deps: PreflightDeps, lineId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const line = await lineOf(tx, lineId)
    if (line?.file !== 'checking') return
    const note = '자동 검사를 마치지 못해 담당자가 확인합니다.'
    await moveFile(tx, deps, { lineId, event: 'fail', by: SYSTEM, note })
  })
}

async function reportsOf(deps: PreflightDeps, line: OrderLine): Promise<readonly ReportRow[]> {
  const stored = await filesOf(
    deps.database.db,
    line.files.map((file) => file.fileId),
  )
  const reports: ReportRow[] = []
  for (const { fileId, part } of line.files) {
    const file = stored.find(({ id }) => id === fileId)
    const expectation = expectationOf(line.spec, part, line.quote.route)
    if (!file || file.sha256 === null || file.contentType !== PDF || !expectation) continue
    const checked = { id: file.id, sha256: file.sha256, storageKey: file.storageKey }
    const facts = await readFileFacts(deps, checked)
    reports.push(answered({ file: checked, part, expectation }, facts, deps.clock.now()))
  }
  // Reports of one file are written in the same order by whoever writes several.
  return reports.toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1))
}

/** Material takes the place of what is missing: then a person makes it. Who asked for a person is not sent away to upload again. */
function answerTo(line: OrderLine, reports: readonly ReportRow[]): Pick<FileMove, 'event' | 'note'> {
  const asked = namesOfMissing(line)
  const blocked = reports.some((report) => !mayGoOn(report.findings ?? []))
  const person = line.staffAskedAt !== null
  if (blocked && !person) return { event: 'fail', note: missingWords(asked, '고칠 곳') }
  if (asked.length > 0) return { event: 'fail', note: missingWords(asked, blocked ? '담당자' : null) }
  if (missingFiles(line).length > 0)
    return { event: 'take-material', note: '보내신 자료를 담당자가 PDF로 바꿔 확인해 드립니다.' }
  if (blocked) return { event: 'ask-staff', note: '고객이 담당자 확인을 요청했습니다.' }
  return { event: 'pass', note: '' }
}

/** What is missing and what is wrong are different things to do; of what a person was asked about nothing is asked again. */
function missingWords(missing: readonly string[], rest: '고칠 곳' | '담당자' | null): string {
  if (missing.length === 0) return ''
  const names = missing.join(', ')
  if (rest === '고칠 곳') return `${names} 파일이 아직 없고, 올리신 파일에도 고칠 곳이 있습니다.`
  const gone = `${names} 파일이 아직 없습니다.`
  return rest ? `${gone} 올리신 파일은 담당자가 보고 알려 드립니다.` : gone
}

const hasMaterial = ({ files }: OrderLine): boolean => files.some(({ part }) => part === MATERIAL_PART)

const sameFiles = (a: OrderLine, b: OrderLine) =>
  a.files.map((file) => file.fileId).join() === b.files.map((file) => file.fileId).join()
