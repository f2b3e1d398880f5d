import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { agreement, matched } from '#/domain/preflight/agreement/agreement.ts'
import type { ReadFile } from '#/domain/preflight/agreement/difference.ts'
import { expectationOf, roleOf } from '#/domain/preflight/expectation-of.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import { preflight, stoppingFindings } from '#/domain/preflight/preflight.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import type { FileJudge, FileStanding, JudgedJob } from '#/server/features/ordering/cart/cart.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { askForReport, expectationKeyOf } from './check-file.ts'
import { findFacts, reportsByKey } from './preflight.repo.ts'
import { PDF, type PreflightDeps } from './preflight-deps.ts'
import { shareOfMember } from './share-of.ts'

const NOTHING: FileStanding = { state: 'none', findings: [], match: null }

/** Judges files of jobs that lie in a cart, by what was read of them; ordering asks through the root. */
export const fileJudge = (deps: PreflightDeps): FileJudge => ({
  async ask(tx, job, memberId) {
    const asked = questionsOf(job)
    const stored = await filesOf(
      tx,
      asked.map(({ fileId }) => fileId),
    )
    for (const { fileId, sha256, part, expectation } of asked) {
      const file = stored.find(({ id }) => id === fileId)
      if (!file) continue
      const checked = { id: fileId, sha256, storageKey: file.storageKey }
      await askForReport(tx, deps, { file: checked, part, expectation }, shareOfMember(memberId))
    }
  },
  standingOf,
})

function questionsOf({ spec, route, files }: JudgedJob) {
  return files.flatMap(({ fileId, part, sha256, contentType }) => {
    const expectation = contentType === PDF ? expectationOf(spec, part, route) : null
    return expectation ? [{ fileId, part, sha256, expectation, key: expectationKeyOf(expectation) }] : []
  })
}

async function standingOf(db: DbOrTx, job: JudgedJob): Promise<FileStanding> {
  const asked = questionsOf(job)
  if (asked.length === 0) return NOTHING
  const reports = await reportsByKey(db, asked)
  const findings: FileStanding['findings'][number][] = []
  let waiting = false
  for (const question of asked) {
    const report = reports.find(
      ({ fileId, expectationKey }) => fileId === question.fileId && expectationKey === question.key,
    )
    const found = report?.findings ?? (await judged(db, question))
    waiting ||= found === null && report?.state !== 'failed'
    for (const { title, detail, fixer } of stoppingFindings(found ?? []))
      findings.push({ part: question.part, title, detail, fixable: fixer !== null })
  }
  if (findings.length > 0) return { state: 'stopped', findings, match: await matchOf(db, job) }
  return { ...NOTHING, state: waiting ? 'waiting' : 'fine' }
}

/** Of a content that was read before, for another job or by another customer's upload; null when nobody read it. */
async function judged(
  db: DbOrTx,
  { sha256, expectation }: ReturnType<typeof questionsOf>[number],
): Promise<readonly Finding[] | null> {
  const facts = await findFacts(db, sha256)
  return facts && preflight(facts, expectation)
}

/** The spec brought to the files in what stops the job; what the customer may have meant otherwise stays as it is. */
async function matchOf(db: DbOrTx, { spec, files }: JudgedJob): Promise<FileStanding['match']> {
  const read: ReadFile[] = []
  for (const { part, sha256 } of files) {
    const role = roleOf(part)
    const facts = role && (await findFacts(db, sha256))
    if (role && facts) read.push({ role, facts })
  }
  const kept = new Set(agreement(spec, read).flatMap(({ id, stops }) => (stops ? [] : [id])))
  const { spec: next, done } = matched(spec, read, kept)
  return done.length === 0 ? null : { spec: next satisfies JobSpec, acts: done.flatMap(({ act }) => act ?? []) }
}
