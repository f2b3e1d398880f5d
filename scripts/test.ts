import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './check/run-checks.ts'
import { asPattern, chooseTests, needsPages, type Chosen } from './chosen-tests.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { failedJourneys, type JourneySuite } from './failed-journeys.ts'
import type { UnitCounts } from './unit-report.ts'

/**
 * `npm test`: the checks, the tests on the real app and database, and the journeys in a browser.
 * `npm test -- <file or words>` runs just the tests whose path or sentence that names.
 */
interface Outcome {
  readonly suite: string
  readonly passed: number
  readonly failed: number
  /** Of those that passed, how many only at the second attempt; their names stand in the suite's own report. */
  readonly shaky?: number
  /** Which tests failed, each with the first line of why. */
  readonly failures: readonly string[]
}

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
/** Two shops are walked at once, for a journey waits more than it works; each takes the next of these when it is through with one. */
const WALKS = ['phone 1/2', 'desk 1/3', 'desk 2/3', 'desk 3/3', 'phone 2/2']
const PORTS = ['3180', '3181']

async function checks(): Promise<Outcome> {
  const results = await runChecks()
  const passed = results.filter((result) => result.ok).length
  const failures = results.filter((result) => !result.ok).map((result) => result.name)
  return { suite: 'check', passed, failed: results.length - passed, failures }
}

/** `named` is a pattern of the tests' names; those of other names are left out and count as nothing. */
function vitest(files: readonly string[] = [], named: string | null = null): Outcome {
  const report = join(RESULTS, 'vitest.json')
  const { status } = spawnSync('vitest', ['run', ...files, ...(named ? ['-t', named] : [])], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), UNIT_REPORT: report },
  })
  const counts = readReport(report) as UnitCounts | null
  // A test that was skipped did not pass.
  return outcome('vitest', status, counts && { ...counts, failed: counts.failed + (named ? 0 : counts.skipped) })
}

async function journeys(files: readonly string[] = [], named: string | null = null): Promise<Outcome> {
  if (globSync('tests/e2e/**/*.e2e.ts', { cwd: ROOT }).length === 0)
    return { suite: 'e2e', passed: 0, failed: 1, failures: ['no journeys found'] }
  const browser = ensureBrowser()
  const chosen = [...files, ...(named ? ['-g', named] : [])]
  // A few chosen journeys are not worth several shops.
  const waiting = chosen.length > 0 ? ['phone 1/1', 'desk 1/1'] : [...WALKS]
  const walked: Outcome[] = []
  const takeNext = async (port: string): Promise<void> => {
    const next = waiting.shift()
    if (next === undefined) return
    walked.push(await walk(next, { port, chosen, browser }))
    return takeNext(port)
  }
  await Promise.all(PORTS.map(takeNext))
  const sum = (key: 'passed' | 'failed' | 'shaky') => walked.reduce((total, one) => total + (one[key] ?? 0), 0)
  return {
    suite: 'e2e',
    passed: sum('passed'),
    failed: sum('failed'),
    shaky: sum('shaky'),
    failures: walked.flatMap(({ failures }) => failures),
  }
}

interface WalkPlace {
  readonly port: string
  readonly chosen: readonly string[]
  readonly browser: string
}

async function walk(which: string, { port, chosen, browser }: WalkPlace): Promise<Outcome> {
  const [project = '', shard = ''] = which.split(' ')
  const name = `e2e-${project}-${shard.replace('/', '-of-')}`
  const report = join(RESULTS, `${name}.json`)
  const env = { ...process.env, CHROMIUM_PATH: browser, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const part = [`--project=${project}`, `--shard=${shard}`, `--output=${join(RESULTS, name)}`]
  // A chosen journey may have only one of the widths.
  const args = ['test', ...chosen, ...part, '--pass-with-no-tests', '--reporter=list,json']
  const child = spawn('playwright', args, { cwd: ROOT, stdio: 'inherit', env })
  const [status] = (await once(child, 'exit')) as [number | null]
  const results = readReport(report) as (JourneySuite & JourneyCounts) | null
  return outcome(
    'e2e',
    status,
    results && {
      passed: results.stats.expected + results.stats.flaky,
      failed: results.stats.unexpected + results.stats.skipped,
      shaky: results.stats.flaky,
      failures: failedJourneys(results),
    },
  )
}

interface JourneyCounts {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
}

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** A suite that broke before it could report counts as one failure. */
function outcome(suite: string, status: number | null, counted: Omit<Outcome, 'suite'> | null): Outcome {
  const { failed, ...rest } = counted ?? { passed: 0, failed: 1, failures: ['wrote no report'] }
  return { suite, ...rest, failed: status === 0 ? failed : Math.max(failed, 1) }
}

type Timed = Outcome & { readonly minutes: number }

async function timed(suite: () => Outcome | Promise<Outcome>): Promise<Timed> {
  const start = performance.now()
  return { ...(await suite()), minutes: (performance.now() - start) / 60_000 }
}

function inWords({ suite, passed, failed, shaky = 0, failures, minutes }: Timed): string {
  const second = shaky > 0 ? `, ${shaky} of them only at the second attempt` : ''
  return [`\n${suite}: ${passed} passed, ${failed} failed${second} (${minutes.toFixed(1)} minutes)`, ...failures].join(
    '\n  ',
  )
}

/** Builds the pages when their sources changed. */
function ensurePages(): void {
  const { status } = spawnSync(process.execPath, ['scripts/ensure-web.ts'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) stop('화면을 만들지 못했습니다. 위의 오류를 확인해 주세요.')
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

async function runChosen({ units, journeys: walks, words }: Chosen): Promise<readonly Timed[]> {
  const named = words === null ? null : asPattern(words)
  return [
    ...(units.length > 0 ? [await timed(() => vitest(units, named))] : []),
    ...(walks.length > 0 ? [await timed(() => journeys(walks, named))] : []),
  ]
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const asked = process.argv.slice(2)
const chosen = asked.length > 0 ? chooseTests(asked) : null
if (chosen?.units.length === 0 && chosen.journeys.length === 0)
  stop(`「${asked.join(' ')}」 시험을 찾지 못했습니다. 파일 경로나 시험 이름의 일부를 적어 주세요.`)
if (!chosen || needsPages(chosen)) ensurePages()
const outcomes = chosen ? await runChosen(chosen) : [await timed(checks), await timed(vitest), await timed(journeys)]
for (const each of outcomes) process.stdout.write(inWords(each))
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, one) => total + one[key], 0)
process.stdout.write(`\n\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') === 0 ? 0 : 1)
