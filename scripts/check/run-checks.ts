import { checkArchitecture } from './architecture/check-architecture.ts'
import { checkPurity } from './check-purity.ts'
import { checkFirstLoad } from './check-first-load.ts'
import { checkFileLengths } from './check-file-lengths.ts'
import { checkLock } from './check-lock.ts'
import type { CheckResult } from './check-result.ts'
import { checkShop } from './check-shop.ts'
import { checkTableOwners } from './table-owners/check-table-owners.ts'
import { checkStyles } from './check-styles.ts'
import { checkTests } from './check-tests.ts'
import { checkTour } from './tour/check-tour.ts'
import { checkTypes } from './check-types.ts'
import { runTool } from './run-tool.ts'

const MARK = { true: '✓', false: '✗' } as const

/** Runs and prints all checks; the caller decides what a failure means. */
export async function runChecks(): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of CHECKS) {
    for (const result of await check()) {
      results.push(result)
      process.stdout.write(`${MARK[`${result.ok}`]} ${result.name}\n`)
      if (!result.ok && result.detail) process.stdout.write(`${indent(result.detail)}\n`)
    }
  }
  return results
}

const CHECKS: readonly (() => Promise<readonly CheckResult[]>)[] = [
  async () => [
    ...checkArchitecture(),
    ...checkPurity(),
    checkLock(),
    ...checkFileLengths(),
    ...checkStyles(),
    ...checkTests(),
  ],
  async () => [...checkTableOwners(), ...checkTour()],
  checkTypes,
  async () => [await runTool('lint', 'oxlint', '--type-aware', '--quiet')],
  async () => [await runTool('format', 'oxfmt', '--check', '.')],
  async () => [await runTool('no dead files, packages or exports', 'knip', '--no-progress', '--no-config-hints')],
  checkFirstLoad,
  checkShop,
]

const MOST_LINES = 60

function indent(detail: string): string {
  const lines = detail.split('\n')
  const shown = lines.slice(0, MOST_LINES).map((line) => `    ${line}`)
  return [...shown, ...(lines.length > MOST_LINES ? [`    … ${lines.length - MOST_LINES} more lines`] : [])].join('\n')
}
