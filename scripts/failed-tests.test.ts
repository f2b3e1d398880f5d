import { describe, expect, test } from 'vitest'
import { failedJourneys, failedUnits } from './failed-tests.ts'

describe('the failures told once more at the end', () => {
  test('a unit by its file, its name and the first line of why', () => {
    const passed = { fullName: 'a sum is right', status: 'passed' }
    const failed = {
      fullName: 'a rest is right',
      status: 'failed',
      failureMessages: ['\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at here'],
    }
    const skipped = { fullName: 'another', status: 'pending' }
    const report = { testResults: [{ name: '/shop/src/sum.test.ts', assertionResults: [passed, failed, skipped] }] }
    expect(failedUnits(report, '/shop')).toEqual([
      'src/sum.test.ts > a rest is right: AssertionError: expected 1 to be 2',
    ])
  })

  test('a file that could not be run', () => {
    const report = { testResults: [{ name: '/shop/src/a.test.ts', message: 'no such module', assertionResults: [] }] }
    expect(failedUnits(report, '/shop')).toEqual(['src/a.test.ts > does not run: no such module'])
  })

  test('a journey, also one that only passed at its second attempt', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'cart.e2e.ts',
      tests: [{ status, results: [{ error: { message: 'Error: not seen\nmore' } }, {}] }],
    })
    const inner = { specs: [spec('pays', 'unexpected'), spec('waits', 'flaky'), spec('looks', 'expected')] }
    expect(failedJourneys({ suites: [{ suites: [inner] }] })).toEqual([
      'cart.e2e.ts > pays: Error: not seen',
      'cart.e2e.ts > waits (second attempt passed): Error: not seen',
    ])
  })
})
