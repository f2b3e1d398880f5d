import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { UnitCounts } from './unit-report.ts'

const folder = mkdtempSync(join(import.meta.dirname, '../.cache/unit-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILES = {
  'right.test.ts': `test('a sum is right', () => { expect(1).toBe(1) })`,
  'wrong.test.ts': `test('a rest is right', () => { expect(1).toBe(2) })`,
  'hook.test.ts': `describe('a till', () => { beforeAll(() => { throw new Error('no key') }); test('opens', () => {}) })`,
  'missing.test.ts': `import './nowhere.ts'; test('is not reached', () => {})`,
  'loose.test.ts': `test('lets go', () => { void Promise.reject(new Error('let go')) })`,
}

test('whatever makes a run fail is told in a line: a test, a hook, a file, and what nobody caught', async () => {
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(join(folder, name), `import { beforeAll, describe, expect, test } from 'vitest'\n${text}\n`)
  const path = join(folder, 'counts.json')
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { UnitReport } from '${join(import.meta.dirname, 'unit-report.ts')}'
export default { test: { reporters: [new UnitReport('${path}')], include: ['*.test.ts'] } }\n`,
  )
  const { status } = spawnSync('vitest', ['run', '--root', folder], { stdio: 'ignore' })
  expect(status).toBe(1)
  const counts = JSON.parse(readFileSync(path, 'utf8')) as UnitCounts
  expect([counts.passed, counts.skipped, counts.failed]).toEqual([2, 1, 4])
  expect(counts.failures.toSorted()).toEqual([
    'hook.test.ts > a till, before or after its tests: no key',
    expect.stringMatching(/^missing\.test\.ts > before or after its tests: .*nowhere/u),
    'outside of any test > nobody caught it: let go',
    'wrong.test.ts > a rest is right: expected 1 to be 2 // Object.is equality',
  ])
})
