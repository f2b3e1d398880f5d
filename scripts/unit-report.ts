import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule, TestSuite } from 'vitest/node'
import { inOneLine } from './in-one-line.ts'

/** What `npm test` tells of vitest at its end. */
export interface UnitCounts {
  readonly passed: number
  /** Left out by name, or because what they stand in did not start. */
  readonly skipped: number
  readonly failed: number
  /** Each failure with its file and the first line of why. */
  readonly failures: readonly string[]
}

type Thrown = { readonly message?: string } | undefined

/**
 * Writes the counts to a file. Not only tests fail: a hook, a file whose process ended, and a promise that nobody awaited do too,
 * and a run that failed by these alone must be able to say so.
 */
export class UnitReport implements Reporter {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Thrown[]): void {
    writeFileSync(this.#path, JSON.stringify(countUnits(modules, unhandled)))
  }
}

export function countUnits(modules: readonly TestModule[], unhandled: readonly Thrown[]): UnitCounts {
  const count = (state: 'passed' | 'skipped') =>
    modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0)
  const failures = [
    ...modules.flatMap(failuresOf),
    ...unhandled.map((error) => inOneLine('outside of any test', 'nobody caught it', error?.message)),
  ]
  return { passed: count('passed'), skipped: count('skipped'), failed: failures.length, failures }
}

function failuresOf(module: TestModule): string[] {
  const file = module.relativeModuleId
  const tests = [...module.children.allTests('failed')].map((test) =>
    inOneLine(file, test.fullName, test.result().errors?.[0]?.message),
  )
  const around = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => inOneLine(file, nameOf(suite), error.message)),
  )
  const state = module.state()
  const unfinished = state === 'pending' || state === 'queued' ? [inOneLine(file, 'did not come to its end')] : []
  return [...tests, ...around, ...unfinished]
}

const nameOf = (suite: TestModule | TestSuite): string =>
  suite.type === 'module' ? 'before or after its tests' : `${suite.fullName}, before or after its tests`
