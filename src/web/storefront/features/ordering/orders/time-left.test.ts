import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-30T11:40:00+09:00')

it('says how long somebody has, never less than nothing', () => {
  expect(timeLeft(now, new Date('2026-11-30T14:00:00+09:00'))).toBe('2시간 20분')
  expect(timeLeft(now, new Date('2026-12-01T14:00:00+09:00'))).toBe('1일 2시간')
  expect(timeLeft(now, new Date('2026-11-30T11:52:30+09:00'))).toBe('12분')
  expect(timeLeft(now, new Date('2026-11-29T14:00:00+09:00'))).toBe('0분')
})
