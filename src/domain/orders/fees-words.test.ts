import { expect, test } from 'vitest'
import { FIRST_DELIVERY_FEES as fees } from './delivery-fee.data.ts'
import { feeWords, regionWords, stepWords } from './fees-words.ts'

test('delivery fees are said from the data', () => {
  expect(feeWords(fees, 'courier')).toBe('상자마다 3,500원')
  expect(feeWords(fees, 'quick')).toBe('착불')
  const agreed = { ...fees, carriers: { quick: 15_000, freight: null } }
  expect(feeWords(agreed, 'quick')).toBe('15,000원')
  const steps = [
    { upTo: 2_000, fee: 3_100 },
    { upTo: 20_000, fee: 5_800 },
  ]
  expect(feeWords({ ...fees, steps }, 'courier')).toBe('상자마다 3,100원부터')
  expect(stepWords({ ...fees, steps })).toBe('2 kg까지 3,100원, 20 kg까지 5,800원')
  expect(regionWords(fees)).toBe('제주 4,000원, 울릉도 4,000원')
  expect(regionWords({ ...fees, regions: [] })).toBeNull()
})
