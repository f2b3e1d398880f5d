import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { blackBody, colourBody, usualCover } from '#/domain/catalog/kinds/parts.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { bodySections, pageRanges } from './body-sections.ts'
import { imposeJob } from './impose-job.ts'

const PAPERS = ['cream-80', 'white-80', 'art-150', 'snow-120', 'arte-130'] as const

const sections = (step: number, most: number): fc.Arbitrary<readonly PartSpec[]> =>
  fc
    .array(
      fc.record({ paper: fc.constantFrom(...PAPERS), pages: fc.integer({ min: 1, max: most }), mono: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((rows) =>
      rows.map(({ paper, pages, mono }, index) => ({
        ...(mono ? blackBody : colourBody)(paper, pages * step),
        id: index === 0 ? 'body' : `body-${index + 1}`,
      })),
    )

const book = (binding: string, body: readonly PartSpec[]): JobSpec => ({
  ...BOOK.defaults,
  binding,
  parts: [usualCover('art-250'), ...body],
})

const jobs = fc.oneof(
  fc.record({ binding: fc.constant('saddle'), body: sections(4, 8) }),
  fc.record({ binding: fc.constantFrom('perfect', 'pur', 'sewn', 'twin-ring'), body: sections(2, 60) }),
)
const routes = fc.constantFrom<RouteId>('offset-dedicated', 'digital-sheet')

/** Pages of the body with the paper each stands on, in the order of the forms. */
function placed(spec: JobSpec, route: RouteId) {
  const total = spec.parts.reduce((sum, part) => sum + (part.role === 'body' ? part.pages : 0), 0)
  return imposeJob(spec, route, { inner: total }).flatMap(({ plan }) =>
    plan.forms.flatMap((form) => {
      const pages = new Set(form.sides.flatMap((side) => side.pages.map(({ page }) => page)))
      return [...pages].flatMap((page) => (page === null ? [] : [{ page, partId: plan.partIds[0], form: form.number }]))
    }),
  )
}

describe('여러 구간의 내지', () => {
  it('모든 쪽이 꼭 한 번, 제 구간의 종이에 앉습니다', () => {
    fc.assert(
      fc.property(jobs, routes, ({ binding, body }, route) => {
        const spec = book(binding, body)
        const found = placed(spec, route)
        const total = body.reduce((sum, part) => sum + part.pages, 0)
        expect(found.map(({ page }) => page).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: total }, (_, index) => index + 1),
        )
        for (const { part, pages } of bodySections(body, binding === 'saddle'))
          for (const page of pages) expect(found.find((one) => one.page === page)?.partId).toBe(part.id)
      }),
      { numRuns: 60 },
    )
  })

  it('접지한 책은 구간이 바뀌어도 대수가 이어지고 접지표 계단도 이어집니다', () => {
    const spec = book('perfect', [blackBody('cream-80', 64), { ...colourBody('art-150', 16), id: 'body-2' }])
    const plans = imposeJob(spec, 'offset-dedicated', { inner: 80 })
    expect(plans.map(({ pages, plan }) => [pages, plan.forms.map(({ label }) => label)])).toEqual([
      ['1–64쪽', ['1대 32쪽', '2대 32쪽']],
      ['65–80쪽', ['3대 8쪽', '4대 8쪽']],
    ])
  })

  it('중철은 둘째 구간이 가운데에 들어가고, 밀림은 표지와 바깥 종이 두께부터 셉니다', () => {
    const spec = book('saddle', [blackBody('cream-80', 16), { ...colourBody('art-150', 8), id: 'body-2' }])
    const [outer, inner] = imposeJob(spec, 'offset-dedicated', { inner: 24 })
    expect([outer?.pages, inner?.pages]).toEqual(['1–8, 17–24쪽', '9–16쪽'])
    const thick = (id: string) => paperOf({ paper: id }).caliper / 1000
    expect(inner?.plan.creep).toBeCloseTo(thick('art-250') + 4 * thick('cream-80') + thick('art-150'), 3)
  })

  it('쪽 범위를 이어진 것끼리 묶어 적습니다', () => {
    expect(pageRanges([1, 2, 3, 7, 10, 11])).toBe('1–3, 7, 10–11쪽')
  })
})
