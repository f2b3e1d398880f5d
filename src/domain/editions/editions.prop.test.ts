import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maySell, standingOn, whyNotSold } from './edition.ts'
import { nextBreak, priceOf, supplyOf, tableProblem } from './edition-price.ts'
import { pagesFrom, pagesText, spreadsOf } from './preview.ts'
import { schoolTerm } from './school-term.ts'

/** Tables as the desk may write them: more copies, more in all, less for one. */
const table = fc
  .array(fc.record({ more: fc.integer({ min: 1, max: 200 }), off: fc.integer({ min: 0, max: 30 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((steps) => {
    let [copies, unit] = [10, 1000]
    return steps.map(({ more, off }) => {
      const row = { copies, supply: copies * unit * 10 }
      copies += more
      unit -= off
      return row
    })
  })
  .filter((rows) => tableProblem(rows) === null)

test('a larger run never costs less in total', () => {
  fc.assert(
    fc.property(table, fc.integer({ min: 10, max: 9_999 }), (rows, copies) => {
      const [one, more] = [supplyOf(rows, copies), supplyOf(rows, copies + 1)]
      expect(one).not.toBeNull()
      expect(more ?? 0).toBeGreaterThanOrEqual(one ?? 0)
    }),
  )
})

test('the next break is a larger run of which a copy costs less', () => {
  fc.assert(
    fc.property(table, fc.integer({ min: 10, max: 3_000 }), (rows, copies) => {
      const [now, next] = [priceOf(rows, copies), nextBreak(rows, copies)]
      if (next) expect([next.copies > copies, next.unit < (now?.unit ?? 0)]).toEqual([true, true])
    }),
  )
})

test('a table that goes the wrong way is refused in words', () => {
  const [ten, thirty] = [
    { copies: 10, supply: 60_000 },
    { copies: 30, supply: 150_000 },
  ]
  expect(tableProblem([ten, thirty])).toBeNull()
  expect(tableProblem([])).toContain('한 줄 이상')
  expect(tableProblem([thirty, ten])).toContain('차례로')
  expect(tableProblem([ten, { copies: 30, supply: 50_000 }])).toContain('쌉니다')
  expect(tableProblem([ten, { copies: 30, supply: 200_000 }])).toContain('비쌉니다')
  expect(tableProblem([{ copies: 10, supply: 60_005 }])).toContain('10원 단위')
  expect(supplyOf([ten], 9)).toBeNull()
})

test('what can be looked into is read back as it was written', () => {
  expect(pagesFrom('1, 6-7, 20', 40)).toEqual([1, 6, 7, 20])
  expect(pagesText([1, 6, 7, 20])).toBe('1, 6-7, 20')
  for (const wrong of ['41', '7-6', 'a', '0', '1-']) expect(pagesFrom(wrong, 40)).toBeNull()
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 60 }), (pages) => {
      const sorted = pages.toSorted((a, b) => a - b)
      expect(pagesFrom(pagesText(sorted), 300)).toEqual(sorted)
    }),
  )
  expect(spreadsOf(4)).toEqual([
    [null, 1],
    [2, 3],
    [4, null],
  ])
})

const terms = {
  state: 'published',
  saleFrom: '2026-11-01',
  saleTo: '2027-03-31',
  dispatchDay: '2027-02-10',
  withdrawnReason: null,
} as const

test('a version is sold between its days, and before its day of dispatch as a preorder', () => {
  expect(standingOn('2026-10-31', terms)).toEqual({ kind: 'coming', from: '2026-11-01' })
  expect(standingOn('2026-11-01', terms)).toEqual({ kind: 'preorder', dispatchDay: '2027-02-10' })
  expect(standingOn('2027-02-10', terms)).toEqual({ kind: 'on-sale' })
  expect(maySell(standingOn('2027-04-01', terms))).toBe(false)
})

test('what is not sold says why, and what took its place', () => {
  const withdrawn = standingOn('2027-01-01', { ...terms, state: 'withdrawn', withdrawnReason: '개정합니다.' })
  expect(whyNotSold(withdrawn, '새 유형')).toContain('개정합니다. 새 판 「새 유형」')
  expect(whyNotSold({ kind: 'on-sale' }, null)).toBeNull()
})

test('from September on a first term is that of the next year', () => {
  expect(schoolTerm('2026-08-31', 'first')).toBe('2026-first')
  expect(schoolTerm('2026-11-23', 'first')).toBe('2027-first')
  expect(schoolTerm('2026-11-23', 'second')).toBe('2026-second')
})
