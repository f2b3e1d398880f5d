import { expect, test } from 'vitest'
import { instantOf, nextMidnight, seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'

test('고른 때는 브라우저가 어디에 있든 서울의 때입니다', () => {
  expect(new Date(instantOf('2026-12-01T00:00') ?? '').toISOString()).toBe('2026-11-30T15:00:00.000Z')
  expect(seoulMinute('2026-11-30T15:00:00.000Z')).toBe('2026-12-01 00:00')
  expect(instantOf('')).toBeNull()
})

test('새 값은 보통 다음 자정부터입니다', () => {
  expect(nextMidnight(new Date('2026-11-20T14:59:00Z'))).toBe('2026-11-21T00:00')
  expect(nextMidnight(new Date('2026-11-20T15:01:00Z'))).toBe('2026-11-22T00:00')
})
