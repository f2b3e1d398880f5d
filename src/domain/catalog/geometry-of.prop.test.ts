import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solidOfSpec } from '#/domain/drawing/solid-of-spec.ts'
import { imposeJob } from '#/domain/imposition/impose-job.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { quote, routePlans } from '#/domain/pricing/quote-job.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { pieceOf } from '#/domain/print/job-geometry.ts'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import { geometryOf } from './geometry-of.ts'
import { KINDS } from './kinds.ts'

const specs = fc.constantFrom(...KINDS).chain(randomSpec)

describe('한 번 잰 치수를 모두가 씁니다', () => {
  it('값, 파일 검사, 터잡기, 그림이 같은 치수를 봅니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const geometry = geometryOf(spec)
        const { spine, cover, copyWeight, files } = geometry
        const answer = quote(spec, TARIFF_2026_11)
        if (answer.ok) expect(answer.value).toMatchObject({ spine, coverFlat: cover?.flat ?? null, copyWeight })
        for (const { part, trim, pages } of files) {
          expect(expectationOf(spec, part, null)?.trim).toEqual(trim)
          expect(expectationOf(spec, part, null)?.pageCounts).toContain(pages)
        }
        const plans = routePlans(spec, TARIFF_2026_11)
        for (const { parts } of plans)
          for (const { part, piece } of parts) expect(piece).toEqual(pieceOf(geometry, part.id))
        const [route] = plans
        const sheet = files.find(({ part }) => part === 'sheet')
        if (route && sheet)
          for (const { plan } of imposeJob(spec, route.route, { sheet: sheet.pages }))
            for (const side of plan.forms.flatMap(({ sides }) => sides))
              for (const page of side.pages) expect(page.size).toEqual(sheet.trim)
        expect(geometry.marks).toEqual(expect.arrayContaining([...solidOfSpec(spec).marks]))
      }),
      { numRuns: 60 },
    )
  })

  it('수량이 달라도 치수는 같습니다', () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 1, max: 5000 }), (spec, copies) => {
        expect(geometryOf({ ...spec, copies })).toEqual(geometryOf(spec))
      }),
    )
  })

  it('펼친 표지의 면은 빈틈없이 이어지고 책등만큼 벌어집니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { cover, spine } = geometryOf(spec)
        if (!cover) return
        const { backWing, back, spine: left, front, frontWing, end } = cover.panels
        const edges = [backWing, back, left, front, frontWing, end]
        expect(edges).toEqual(edges.toSorted((a, b) => a - b))
        expect(end).toBe(cover.flat.width)
        expect(front - left).toBeCloseTo(spine ?? 0, 6)
      }),
    )
  })
})
