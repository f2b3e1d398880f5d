import fc from 'fast-check'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { describe, expect, it } from 'vitest'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { specIssues } from '#/domain/catalog/spec-issues.ts'
import { finishingLines } from './finishing-lines.ts'
import { sumOf } from './price-lines.ts'
import { quote, quoteValid, routePlans } from './quote-job.ts'
import { TARIFF_2026_11 as TARIFF } from './tariff-2026-11.data.ts'

const RUNS = 30

/** Prices of jobs that have one; every reachable job must. */
function priceOf(spec: JobSpec) {
  const answer = quote(spec, TARIFF)
  if (!answer.ok && answer.error.code === 'no-route' && spec.production === 'ganged') return null
  if (!answer.ok) throw new Error(`${answer.error.code} ${answer.error.message} ${JSON.stringify(spec)}`)
  return answer.value
}

describe.each(KINDS)('값 $product', (kind) => {
  const specs = randomSpec(kind)
  const copies = fc.integer({ min: kind.copies.min, max: kind.copies.max })

  it('줄을 더하면 공급가이고, 부가세는 10%, 합계는 둘의 합입니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const price = priceOf(spec)
        if (!price) return
        expect(sumOf(price.lines)).toBe(price.supply)
        expect(price.supply % 10).toBe(0)
        expect(price.vat * 10).toBe(price.supply)
        expect(price.total).toBe(price.supply + price.vat)
        for (const line of price.lines) expect(Number.isSafeInteger(line.amount)).toBe(true)
        for (const line of price.lines) if (line.code !== 'rounding') expect(line.amount).toBeGreaterThan(0)
      }),
      { numRuns: RUNS },
    )
  })

  it('부수가 늘면 합계가 줄지 않습니다', () => {
    fc.assert(
      fc.property(specs, copies, fc.integer({ min: 1, max: 50 }), (spec, count, more) => {
        const few = priceOf({ ...spec, copies: count })
        const many = priceOf({ ...spec, copies: Math.min(kind.copies.max, count + more) })
        if (few && many) expect(many.total).toBeGreaterThanOrEqual(few.total)
      }),
      { numRuns: RUNS },
    )
  })

  it('쪽수가 늘면 합계가 줄지 않습니다', () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 1, max: 12 }), (spec, more) => {
        const thicker = withMorePages(spec, more)
        if (!thicker) return
        const thin = priceOf(spec)
        const thick = priceOf(thicker)
        if (thin && thick) expect(thick.total).toBeGreaterThanOrEqual(thin.total)
      }),
      { numRuns: RUNS },
    )
  })

  it('되는 방식 가운데 가장 싼 쪽을 고릅니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const price = priceOf(spec)
        if (!price) return
        const costs = routePlans(spec, TARIFF).map((plan) => ({
          route: plan.route,
          cost: plan.parts.reduce((total, part) => total + sumOf(part.lines), TARIFF.handling[plan.route]),
        }))
        const cheapest = Math.min(...costs.map((plan) => plan.cost))
        expect(costs.find((plan) => plan.route === price.route)?.cost).toBe(cheapest)
      }),
      { numRuns: RUNS },
    )
  })

  it('공짜인 후가공, 코팅, 제본은 없습니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        for (const line of finishingLines(spec, geometryOf(spec), TARIFF)) expect(line.amount).toBeGreaterThan(0)
        for (const without of lessOneFinish(spec)) {
          const dear = priceOf(spec)
          const plain = priceOf(without)
          if (dear && plain && plain.supply > TARIFF.minimumSupply) expect(dear.total).toBeGreaterThan(plain.total)
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('요금표에 없는 것은 공짜가 아니라 거절입니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const paper = spec.parts[0]?.paper ?? ''
        const { [paper]: _, ...papers } = TARIFF.papers
        const poorer = { ...TARIFF, papers, ganged: { ...TARIFF.ganged, papers: {} } }
        expect(quote(spec, poorer)).toMatchObject({ ok: false })
        if (spec.binding !== null) {
          expect(quote(spec, { ...TARIFF, bindings: {} })).toMatchObject({ ok: false, error: { code: 'not-offered' } })
        }
        if (spec.finishes.length > 0) {
          const refused = quote(spec, { ...TARIFF, finishes: {} })
          expect(refused).toMatchObject({ ok: false })
        }
      }),
      { numRuns: 12 },
    )
  })

  it('JSON을 거친 사양과 요금표로도 값이 같습니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        expect(quote(JSON.parse(JSON.stringify(spec)), JSON.parse(JSON.stringify(TARIFF)))).toEqual(quote(spec, TARIFF))
      }),
      { numRuns: 12 },
    )
  })

  it('만들 수 없는 사양에는 값을 매기지 않습니다', () => {
    const impossible = { ...kind.defaults, copies: kind.copies.max + 1 }
    expect(quote(impossible, TARIFF)).toMatchObject({ ok: false, error: { code: 'invalid-spec' } })
  })
})

function withMorePages(spec: JobSpec, more: number): JobSpec | null {
  const parts = spec.parts.map((part) => {
    if (part.role !== 'body') return part
    const pages = part.pages + more * (spec.binding === 'sewn' ? 16 : 4)
    return { ...part, pages, colourPages: part.colourPages === part.pages ? pages : part.colourPages }
  })
  const thicker = { ...spec, parts }
  return spec.parts.some((part) => part.role === 'body') && specIssues(thicker).length === 0 ? thicker : null
}

function lessOneFinish(spec: JobSpec): readonly JobSpec[] {
  return spec.finishes
    .map((choice) => ({ ...spec, finishes: spec.finishes.filter((other) => other.id !== choice.id) }))
    .filter((without) => specIssues(without).length === 0 && quoteValid(without, TARIFF).ok)
}
