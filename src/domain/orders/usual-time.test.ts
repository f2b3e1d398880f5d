import { expect, it } from 'vitest'
import { usualTime } from './usual-time.ts'

it.each([
  [1, '10분'],
  [34, '30분'],
  [58, '1시간'],
  [200, '3시간'],
  [11 * 60, '하루'],
  [30 * 60, '하루'],
  [2.4 * 24 * 60, '2일'],
])('says %d minutes as %s', (minutes, words) => {
  expect(usualTime(minutes)).toBe(words)
})
