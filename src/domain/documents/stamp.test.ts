import { expect, test } from 'vitest'
import { stampRows } from './stamp.ts'

test('the stamp reads the company name from the right column down and ends with 인', () => {
  expect(stampRows('주식회사 직지프린트')).toEqual([
    ['프', '사', '주'],
    ['린', '직', '식'],
    ['인', '지', '회'],
  ])
})

test('a short name stands on a stamp of four', () => {
  expect(stampRows('직지사')).toEqual([
    ['사', '직'],
    ['인', '지'],
  ])
})
