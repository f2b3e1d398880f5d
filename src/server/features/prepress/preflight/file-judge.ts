import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { agreement, matched } from '#/domain/preflight/agreement/agreement.ts'
import type { ReadFile } from '#/domain/preflight/agreement/difference.ts'
import { expectationOf, roleOf } from '#/domain/preflight/expectation-of.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { preflight, stoppingFindings } from '#/domain/preflight/preflight.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import type { FileJudge, JudgedJob } from '#/server/features/ordering/cart/cart.public.ts'
import type { FileStanding } from '#/server/features/ordering/origins/origins.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { askForReport, expectationKeyOf } from './check-file.ts'
import { factsOfContents, reportsByKey } from './preflight.repo.ts'
import type { StoredReport } from './preflight.table.ts'
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
  standingsOf,
})

function questionsOf({ spec, route, files }: JudgedJob) {
  return files.flatMap(({ fileId, part, sha256, contentType }) => {
    const expectation = contentType === PDF ? expectationOf(spec, part, route) : null
    return expectation ? [{ fileId, part, sha256, expectation, key: expectationKeyOf(expectation) }] : []
  })
}

type Question = ReturnType<typeof questionsOf>[number]
type KnownFacts = ReadonlyMap<string, PdfFacts>

/** Reports first; of what has none the facts, and of what is stopped the facts of all its files: three statements at most. */
async function standingsOf(db: DbOrTx, jobs: readonly JudgedJob[]): Promise<FileStanding[]> {
  const asked = jobs.map(questionsOf)
  const reports = await reportsByKey(db, asked.flat())
  const reportOf = ({ fileId, key }: Question) =>
    reports.find((report) => report.fileId === fileId && report.expectationKey === key)
  const unjudged = asked.flat().filter((question) => !reportOf(question)?.findings)
  // A content may have been read before, for another job or of another customer's upload.
  const read = await factsOfContents(
    db,
    unjudged.map(({ sha256 }) => sha256),
  )
  const standings = asked.map((questions) => standingOf(questions, reportOf, read))
  const stopped = jobs.filter((_, at) => standings[at]?.state === 'stopped')
  const known = await factsOfContents(
    db,
    stopped.flatMap(({ files }) => files.map(({ sha256 }) => sha256)),
  )
  return standings.map((standing, at) => {
    const job = jobs[at]
    return job && standing.state === 'stopped' ? { ...standing, match: matchOf(job, known) } : standing
  })
}

function standingOf(
  questions: readonly Question[],
  reportOf: (question: Question) => StoredReport | undefined,
  read: KnownFacts,
): FileStanding {
  if (questions.length === 0) return NOTHING
  const findings: FileStanding['findings'][number][] = []
  let waiting = false
  for (const question of questions) {
    const report = reportOf(question)
    const facts = read.get(question.sha256)
    const found = report?.findings ?? (facts ? preflight(facts, question.expectation) : null)
    waiting ||= found === null && report?.state !== 'failed'
    for (const { title, detail, fixer } of stoppingFindings(found ?? []))
      findings.push({ part: question.part, title, detail, fixable: fixer !== null })
  }
  if (findings.length > 0) return { ...NOTHING, state: 'stopped', findings }
  return { ...NOTHING, state: waiting ? 'waiting' : 'fine' }
}

/** The spec brought to the files in what stops the job; what the customer may have meant otherwise stays as it is. */
function matchOf({ spec, files }: JudgedJob, known: KnownFacts): FileStanding['match'] {
  const read = files.flatMap(({ part, sha256 }): ReadFile[] => {
    const role = roleOf(part)
    const facts = known.get(sha256)
    return role && facts ? [{ role, facts }] : []
  })
  const kept = new Set(agreement(spec, read).flatMap(({ id, stops }) => (stops ? [] : [id])))
  const { spec: next, done } = matched(spec, read, kept)
  return done.length === 0 ? null : { spec: next satisfies JobSpec, acts: done.flatMap(({ act }) => act ?? []) }
}
