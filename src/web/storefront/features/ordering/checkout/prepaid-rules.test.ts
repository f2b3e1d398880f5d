import { expect, test } from 'vitest'
import { NOTHING_PREPAID, prepaidAsked } from './prepaid-rules.ts'

test('the address of the sheet proposes points and e-money', () => {
  expect(prepaidAsked(new URLSearchParams('points=7800&emoney=250000'))).toEqual({ points: 7800, emoney: 250_000 })
})

test.each(['', 'points=-10', 'points=1e9', 'emoney=99999999999', 'points=모두'])('%o asks for nothing', (query) => {
  expect(prepaidAsked(new URLSearchParams(query))).toEqual(NOTHING_PREPAID)
})
