import { inOneLine } from './in-one-line.ts'

/** What Playwright's JSON report says of its journeys, as far as it is read here. `status` is that of all attempts together. */
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
