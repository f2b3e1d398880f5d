import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import { faultText } from './fault-text.ts'
import { proofJobs, proveJob } from './prove-prices.ts'

const RUNS = 25

describe.each(KINDS)('값의 증명 $product', (kind) => {
  it('어느 선택도 공짜가 아니고, 덜어 내면 비싸지지 않습니다', () => {
    const faults = proofJobs(kind).flatMap((spec) => proveJob(spec, TARIFF, [kind.copies.min, ...kind.copies.table]))
    expect(faults.map(faultText)).toEqual([])
  })

  it('마음대로 고른 일과 부수에서도 그렇습니다', () => {
    const { min, max } = kind.copies
    const copies = fc.array(
      fc.oneof(fc.integer({ min, max: Math.min(max, 3000) }), fc.integer({ min, max: max - 1 })),
      {
        minLength: 4,
        maxLength: 4,
      },
    )
    fc.assert(
      fc.property(randomSpec(kind), copies, (spec, counts) => {
        const faults = proveJob(spec, TARIFF, counts)
        expect(faults.map(faultText)).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })
})
