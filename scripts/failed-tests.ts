import { stripVTControlCharacters } from 'node:util'

/** What vitest's JSON report says of its tests, as far as it is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    /** Why the file could not be run at all. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** The same of Playwright's. `status` is that of all attempts together. */
export interface JourneySuite {
  readonly suites?: readonly JourneySuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** A long log is often kept only from its end, so the failures are told there once more, one line each. */
export function failedUnits({ testResults }: VitestReport, root: string): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'pending')
    if (assertionResults.length === 0 && message) return [inOneLine(file, 'does not run', message)]
    return failed.map(({ fullName, failureMessages }) => inOneLine(file, fullName, failureMessages?.[0]))
  })
}

/** Those that passed at the second attempt are told too: they are faults that a busy machine shows. */
export function failedJourneys({ suites = [], specs = [] }: JourneySuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const why = results.find((result) => result.error)?.error?.message
        return inOneLine(file, status === 'flaky' ? `${title} (second attempt passed)` : title, why)
      }),
  )
  return [...own, ...suites.flatMap(failedJourneys)]
}

function inOneLine(file: string, name: string, why = ''): string {
  const first = stripVTControlCharacters(why)
    .split('\n')
    .find((line) => line.trim() !== '')
  return `${file} > ${name}${first ? `: ${first.trim().slice(0, 200)}` : ''}`
}
