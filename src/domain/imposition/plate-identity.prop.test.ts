import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { TRIMS } from '#/domain/catalog/trims.data.ts'
import { ROUTES, type RouteId } from '#/domain/print/routes.ts'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import { lyingEdges, lyingSize } from './block.ts'
import { NoPressSheet } from './choose-press.ts'
import { type FilePlan, imposeJob } from './impose-job.ts'
import type { Bar, PlacedPage, SheetSide } from './plan.ts'
import { pressArea } from './press-area.ts'

/** Words that name order, part, form, side and inks in type of 6 points. */
const LEAST_WORDS = 45

function plansOf(spec: JobSpec, route: RouteId): readonly FilePlan[] {
  const pages = Object.fromEntries(geometryOf(spec).files.map((file) => [file.part, file.pages]))
  try {
    return imposeJob(spec, route, pages)
  } catch (error) {
    if (error instanceof NoPressSheet) return []
    throw error
  }
}

const inked = ({ x, y, size, turn, bleed }: PlacedPage): Bar => {
  const { width, height } = lyingSize(size, turn)
  const { left, right, top, bottom } = lyingEdges(bleed, turn)
  return { x: x - left, y: y - bottom, width: width + left + right, height: height + bottom + top }
}
const apart = (a: Bar, b: Bar): boolean =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01

function checkSide({ plan }: FilePlan, side: SheetSide): void {
  const { slug, colourBar, crosses, pages } = side
  const words = slug ? Math.max(slug.width, slug.height) : 0
  expect(words, `${plan.press.id} ${plan.scheme} ${plan.trim.width} × ${plan.trim.height}`).toBeGreaterThan(LEAST_WORDS)
  expect(colourBar.length).toBeGreaterThan(0)
  expect(crosses).toHaveLength(2)
  const bars = slug ? [...colourBar, slug] : colourBar
  const lines = side.marks.map(({ x1, y1, x2, y2 }) => ({ x: x1, y: y1, width: x2 - x1, height: y2 - y1 }))
  const drawn = crosses.map(({ x, y }) => ({ x: x - 2, y: y - 2, width: 4, height: 4 }))
  const inPress = plan.press.process === 'offset' && (plan.scheme === 'signatures' || plan.scheme === 'saddle')
  const area = inPress ? pressArea(plan.press, true) : { x: 0, y: 0, ...plan.sheet }
  for (const bar of bars) {
    expect(bar.x >= area.x && bar.x + bar.width <= area.x + area.width + 0.01).toBe(true)
    expect(bar.y >= area.y && bar.y + bar.height <= area.y + area.height + 0.01).toBe(true)
  }
  const art = pages.map(inked)
  expect(bars.flatMap((bar) => [...art, ...lines, ...drawn].filter((other) => !apart(bar, other)))).toEqual([])
  expect(drawn.flatMap((cross) => art.filter((page) => !apart(cross, page)))).toEqual([])
}

const checkAll = (plans: readonly FilePlan[]) => {
  for (const plan of plans) for (const form of plan.plan.forms) for (const side of form.sides) checkSide(plan, side)
}

describe('모든 판은 제가 무엇인지 압니다', () => {
  it('어떤 주문의 어떤 판에도 글과 색 막대와 가늠표 둘이 있습니다', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS).chain(randomSpec), fc.constantFrom<RouteId>(...ROUTES), (spec, route) =>
        checkAll(plansOf(spec, route)),
      ),
      { numRuns: 60 },
    )
  })

  it.each(TRIMS.filter(({ id }) => BOOK.trims.includes(id)))(
    '$name 책은 어떻게 매도 앞마구리에 3 mm가 남습니다',
    ({ size }) => {
      for (const binding of ['perfect', 'pur', 'sewn', 'hard'])
        for (const paper of ['cream-80', 'white-120', 'art-150']) {
          const parts = BOOK.defaults.parts.map((part) =>
            part.role === 'body' ? { ...part, paper, pages: 304 } : part,
          )
          const plans = plansOf({ ...BOOK.defaults, binding, trim: size, parts }, 'offset-dedicated')
          checkAll(plans)
          const pages = plans[0]?.plan.forms.flatMap(({ sides }) => sides.flatMap((side) => side.pages)) ?? []
          expect(pages.length).toBeGreaterThan(0)
          for (const { bleed } of pages) expect(Math.max(bleed.left, bleed.right)).toBe(3)
        }
    },
  )
})
