import { describe, expect, it } from 'vitest'
import { FIRST_DELIVERY_FEES as fees } from './delivery-fee.data.ts'
import { feesProblems } from './fees-problems.ts'

describe('delivery fees that cannot hold', () => {
  it('are not those that a shop begins with', () => {
    expect(feesProblems(fees)).toEqual({})
  })
  it('ask less for a heavier box, or have their steps out of order', () => {
    const step = (upTo: number, fee: number) => ({ upTo, fee })
    expect(feesProblems({ ...fees, steps: [step(5_000, 4_000), step(20_000, 3_500)] })).toHaveProperty('steps.1.fee')
    expect(feesProblems({ ...fees, steps: [step(5_000, 3_000), step(5_000, 3_500)] })).toHaveProperty('steps.1.upTo')
  })
  it('name a postal code twice, or a range that ends before it begins', () => {
    const region = (name: string, first: string, last: string) => ({
      name,
      surcharge: 4_000,
      zipcodes: [[first, last]] as const,
    })
    const twice = [region('제주', '63000', '63644'), region('추도', '63100', '63100')]
    expect(feesProblems({ ...fees, regions: twice })['regions.1.zipcodes']).toContain('제주의 63000-63644')
    expect(feesProblems({ ...fees, regions: [region('제주', '63644', '63000')] })).toHaveProperty('regions.0.zipcodes')
  })
})
