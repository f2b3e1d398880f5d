import { expect, test } from 'vitest'
import { failedJourneys } from './failed-journeys.ts'

test('a journey that failed is told in a line with its reason, also one that only passed at its second attempt', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.e2e.ts',
    tests: [{ status, results: [{ error: { message: '\u001B[31mError: not seen\u001B[39m\nmore' } }, {}] }],
  })
  const inner = { specs: [spec('pays', 'unexpected'), spec('waits', 'flaky'), spec('looks', 'expected')] }
  expect(failedJourneys({ suites: [{ suites: [inner] }] })).toEqual([
    'cart.e2e.ts > pays: Error: not seen ⏎ more',
    'cart.e2e.ts > waits (second attempt passed): Error: not seen ⏎ more',
  ])
})
