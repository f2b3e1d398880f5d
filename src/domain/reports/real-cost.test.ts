import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jobCost } from './job-cost.ts'
import { realCost, realSum, type StageWork } from './real-cost.ts'

const PRICE = [
  { code: 'paper', amount: 40_000 },
  { code: 'clicks-colour', amount: 20_000 },
  { code: 'plates', amount: 12_000 },
  { code: 'finish-hole', amount: 5_000 },
  { code: 'binding', amount: 30_000 },
  { code: 'packing', amount: 3_000 },
  { code: 'handling', amount: 9_000 },
]
const print: StageWork = {
  stage: 'print',
  planned: { runs: 1_000, minutes: 30 },
  actual: { made: 1_000, waste: 50, minutes: 30 },
}

describe('what a job really cost', () => {
  it('is its quote where nobody wrote anything down', () => {
    expect(realCost(PRICE, [])).toEqual({ quoted: 110_000, gang: 0, sheets: 0, waste: 0, time: 0 })
    const silent = [{ ...print, actual: null }]
    expect(realSum(realCost(PRICE, silent))).toBe(110_000)
  })

  it('grows with waste and further sheets by what each sheet costs; plates stay what they are', () => {
    expect(realCost(PRICE, [print])).toMatchObject({ sheets: 0, waste: 3_000 })
    const more: StageWork = { ...print, actual: { made: 1_100, waste: 0, minutes: null } }
    expect(realCost(PRICE, [more])).toMatchObject({ sheets: 6_000, waste: 0, time: 0 })
  })

  it('of a job on a shared sheet is its share of the sheet, and of what was wasted of it, which costs no plate', () => {
    const price = [
      { code: 'ganged', amount: 50_000 },
      { code: 'packing', amount: 3_000 },
    ]
    const part: StageWork = {
      stage: 'print',
      planned: { runs: 400, minutes: 10 },
      actual: { made: 420, waste: 40, minutes: null },
    }
    const cost = realCost(price, [part], { all: 30_000, bySheet: 18_000 })
    expect(cost).toEqual({ quoted: 53_000, gang: -20_000, sheets: 900, waste: 1_800, time: 0 })
    expect(realSum(cost)).toBe(35_700)
    expect(realCost(price, [], { all: 30_000, bySheet: 18_000 })).toMatchObject({ gang: -20_000, sheets: 0, waste: 0 })
  })

  it('grows and shrinks with the time of the hands that were paid for it', () => {
    const bind = (minutes: number): StageWork => ({
      stage: 'bind',
      planned: { runs: 30, minutes: 60 },
      actual: { made: 30, waste: 0, minutes },
    })
    expect(realCost(PRICE, [bind(90)]).time).toBe(15_000)
    expect(realCost(PRICE, [bind(30)]).time).toBe(-15_000)
  })

  it('is whole won, and never less than the sheets and hands that were not used', () => {
    const count = fc.integer({ min: 0, max: 100_000 })
    const works = fc.record({ runs: count, made: count, waste: count, minutes: count, plan: count })
    fc.assert(
      fc.property(works, ({ runs, made, waste, minutes, plan }) => {
        const stages = (['print', 'finish', 'bind', 'pack'] as const).map((stage) => ({
          stage,
          planned: { runs, minutes: plan },
          actual: { made, waste, minutes },
        }))
        const cost = realCost(PRICE, stages)
        expect(Object.values(cost).every(Number.isInteger)).toBe(true)
        expect(cost.quoted).toBe(jobCost(PRICE.map((line) => ({ ...line, partId: null }))))
        // Plates at least are paid, to the rounding of three sums.
        expect(realSum(cost)).toBeGreaterThanOrEqual(12_000 - 3)
        expect(cost.waste).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
