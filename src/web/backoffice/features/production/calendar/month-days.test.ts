import { expect, it } from 'vitest'
import { weeksOf } from './month-days.ts'

it('달은 일요일부터 토요일까지의 주로 나뉩니다', () => {
  const november = weeksOf(2026, 11)
  expect(november[0]?.[0]).toBe('2026-11-01')
  expect(november.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  expect(weeksOf(2028, 2).flat().filter(Boolean)).toHaveLength(29)
})
