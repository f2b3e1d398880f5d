import { expect, test } from 'vitest'
import { nextLook } from './next-look.ts'

const paid = new Date('2026-11-20T00:00:00Z')
const later = (minutes: number) => new Date(paid.getTime() + minutes * 60_000)
const looks = (kind: 'account' | 'other', most: number) => {
  const times: number[] = []
  for (let at: Date | null = nextLook(paid, paid, kind); at && times.length < most; at = nextLook(paid, at, kind))
    times.push((at.getTime() - paid.getTime()) / 60_000)
  return times
}

test('a deposit is read again within minutes, a card payment within hours, both less often as they grow old', () => {
  expect(looks('account', 5)).toEqual([3, 6, 12, 24, 48])
  expect(looks('other', 4)).toEqual([60, 120, 240, 480])
})

test('never less often than weekly, and no more after half a year', () => {
  const all = looks('other', 1_000)
  expect(all.length).toBeLessThan(40)
  expect(Math.max(...all.map((at, place) => at - (all[place - 1] ?? 0)))).toBeLessThanOrEqual(7 * 24 * 60)
  expect(nextLook(paid, later(181 * 24 * 60), 'account')).toBeNull()
})
