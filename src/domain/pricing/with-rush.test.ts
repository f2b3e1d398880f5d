import { expect, test } from 'vitest'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { quote } from './quote-job.ts'
import { TARIFF_2026_11 } from './tariff-2026-11.data.ts'
import { RUSH_WORKING_DAYS, rushFeeOf } from './with-rush.ts'

const usual: JobSpec = { ...BOOK.defaults, copies: 20 }
const rush: JobSpec = { ...usual, rush: true }

const priced = (spec: JobSpec, tariff = TARIFF_2026_11) => {
  const answer = quote(spec, tariff)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}
const refusal = (spec: JobSpec, tariff = TARIFF_2026_11) => {
  const answer = quote(spec, tariff)
  return answer.ok ? null : answer.error.message
}

test('the hurry is one line more, and lines, supply and VAT still sum', () => {
  const [slow, fast] = [priced(usual), priced(rush)]
  expect(fast.lines.at(-1)).toMatchObject({ code: 'rush', label: '24시간 제작', amount: rushFeeOf(fast) })
  expect(fast.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(fast.supply)
  // The hurry takes presses away, so that the job itself may cost more.
  expect(fast.supply - slow.supply).toBeGreaterThanOrEqual(rushFeeOf(fast))
  expect(fast.vat).toBe(fast.supply / 10)
  expect([rushFeeOf(slow), fast.workingDays]).toEqual([0, RUSH_WORKING_DAYS])
  expect(slow.workingDays).toBeGreaterThan(RUSH_WORKING_DAYS)
})

test('a small job pays the minimum, a large one its percent, in tens of won', () => {
  expect(rushFeeOf(priced({ ...rush, copies: 1 }))).toBe(TARIFF_2026_11.rushMinimum)
  const large = priced({ ...rush, copies: 100 })
  expect(rushFeeOf(large)).toBeGreaterThanOrEqual(((large.supply - rushFeeOf(large)) * 18) / 100)
  expect(rushFeeOf(large) % 10).toBe(0)
})

test('a version without the fee does not sell it, and says so', () => {
  const { rushMinimum: _, ...before } = TARIFF_2026_11
  expect(refusal(rush, before)).toContain('24시간 제작')
  expect(refusal(rush, { ...TARIFF_2026_11, rushMinimum: 0 })).toContain('24시간 제작')
  expect(refusal(usual, before)).toBeNull()
})

const [cover, body] = BOOK.defaults.parts
if (!cover || !body) throw new Error('a book has a cover and a body')

test.each<[string, Partial<JobSpec>]>([
  ['300쪽과 100부까지', { copies: 101 }],
  ['300쪽과 100부까지', { parts: [cover, { ...body, pages: 302 }] }],
  ['무선·PP 스프링·중철', { binding: 'twin-ring' }],
  ['A4 국배판·B5', { trim: { width: 152, height: 225 } }],
  ['후가공·면지', { finishes: [{ id: 'round-corner', variant: 'r6' }] }],
  ['날개 없이', { parts: [{ ...cover, wings: { front: 80, back: 80 } }, body] }],
  ['코팅은 한 면에 없음·무광·유광만', { parts: [{ ...cover, coating: { front: 'velvet', back: 'none' } }, body] }],
])('what cannot be made in that time is refused with its reason: %s', (reason, change) => {
  const found = validateSpec({ ...rush, ...change })
  expect(found.ok ? [] : found.error.map(({ message }) => message)).toEqual([expect.stringContaining(reason)])
  expect(validateSpec({ ...usual, ...change }).ok).toBe(true)
})
