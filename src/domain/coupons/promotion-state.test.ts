import { expect, test } from 'vitest'
import { promotionOfNow, promotionState } from './promotion-state.ts'

const day = (text: string) => new Date(`${text}T00:00:00+09:00`)
const campaign = {
  state: 'running',
  startsAt: day('2026-11-23'),
  endsAt: day('2026-12-12'),
  limitAll: 100,
  issued: 0,
} as const

test('a promotion comes, runs, is taken up and is over by the campaign of its coupon', () => {
  expect(promotionState(campaign, day('2026-11-22'))).toBe('coming')
  expect(promotionState(campaign, day('2026-11-23'))).toBe('running')
  expect(promotionState({ ...campaign, issued: 100 }, day('2026-12-01'))).toBe('gone')
  expect(promotionState(campaign, day('2026-12-12'))).toBe('over')
  expect(promotionState({ ...campaign, state: 'stopped' }, day('2026-12-01'))).toBe('over')
})

test('before its campaign was started nothing is promised', () => {
  expect(promotionState({ ...campaign, state: 'draft' }, day('2026-12-01'))).toBeNull()
})

test('what runs and began last is shown, else what comes next, else what ended last', () => {
  const of = (id: string, state: 'coming' | 'running' | 'gone' | 'over', from: string, to: string) => ({
    id,
    state,
    startsAt: day(from),
    endsAt: day(to),
  })
  const early = of('early', 'over', '2026-01-01', '2026-02-01')
  const late = of('late', 'over', '2026-03-01', '2026-04-01')
  const next = of('next', 'coming', '2026-12-01', '2026-12-31')
  const after = of('after', 'coming', '2027-01-01', '2027-01-31')
  const long = of('long', 'running', '2026-10-01', '2026-12-31')
  const fresh = of('fresh', 'running', '2026-11-01', '2026-11-30')
  const shown = (...all: Parameters<typeof promotionOfNow>[0][number][]) => promotionOfNow(all)?.id
  expect(shown(early, late, after, next, long, fresh)).toBe('fresh')
  expect(shown(early, late, after, next)).toBe('next')
  expect(shown(early, late)).toBe('late')
  expect(shown()).toBeUndefined()
})
