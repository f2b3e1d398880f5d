import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from './check-result.ts'
import { changesOfSharedThings } from './shared-things.ts'

const ROOT = join(import.meta.dirname, '../..')
const TESTS = [
  'src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'tests/{support,concurrency,conformance,torture}/**/*.ts',
]
/** It counts statements by standing before the driver, and steps back before anybody else's turn. */
const MAY = new Set(['tests/support/statements.ts'])
const LEAST_FILES = 100

const VIOLATIONS = [
  `vi.mock('./clock.ts')`,
  `vi.spyOn(console, 'error')`,
  `vi.useFakeTimers()`,
  `vi.stubEnv('PORT', '1')`,
  `process.env['PORT'] = '1'`,
  `process.env.PORT ??= '1'`,
  `delete process.env['PORT']`,
  `Object.assign(process.env, { PORT: '1' })`,
  `globalThis.fetch = async () => new Response()`,
  `;(globalThis as { fetch?: unknown }).fetch = null`,
  `Date.now = () => 0`,
  `Array.prototype.map = () => []`,
  `Object.defineProperty(window, 'innerWidth', { value: 390 })`,
  `process.chdir('/tmp')`,
]
const ALLOWED = `const env = { ...process.env, PORT: '1' }; env.PORT = '2'; const told = vi.fn(); await vi.waitFor(() => told)`

/** Test files share one process (`isolate: false`): what one of them changes for everybody, the next one trips over. */
export function checkTests(): readonly CheckResult[] {
  const files = globSync(TESTS, { cwd: ROOT }).filter((path) => !MAY.has(path))
  const broken = files.flatMap((path) =>
    changesOfSharedThings(readFileSync(join(ROOT, path), 'utf8')).map((change) => `${path}: ${change}`),
  )
  const missed = VIOLATIONS.filter((source) => changesOfSharedThings(source).length === 0)
  const wronged = changesOfSharedThings(ALLOWED)
  return [
    {
      name: `${files.length} test files mock no module, replace no global and leave no trace`,
      ok: broken.length === 0 && files.length >= LEAST_FILES,
      detail: broken.join('\n'),
    },
    {
      name: 'planted traces are caught',
      ok: missed.length === 0 && wronged.length === 0,
      detail: [...missed, ...wronged].join('\n'),
    },
  ]
}
