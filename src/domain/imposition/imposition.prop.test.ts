import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { ROUTES, type RouteId } from '#/domain/print/routes.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import { lyingEdges, lyingSize } from './block.ts'
import { type FilePlan, imposeJob } from './impose-job.ts'
import type { PlacedPage, SheetSide } from './plan.ts'
import { pressArea } from './press-area.ts'

const route = fc.constantFrom<RouteId>(...ROUTES)

/** Plans of a job, or null when the route has no sheet that is large enough. */
function plansOf(spec: JobSpec, on: RouteId): readonly FilePlan[] | null {
  const pages = Object.fromEntries(geometryOf(spec).files.map((file) => [file.part, file.pages]))
  try {
    return imposeJob(spec, on, pages)
  } catch {
    return null
  }
}

const jobs = fc.record({ spec: fc.constantFrom(...KINDS).chain(randomSpec), on: route })
const holds = (property: (plans: readonly FilePlan[], spec: JobSpec) => void) =>
  fc.assert(
    fc.property(jobs, ({ spec, on }) => {
      const plans = plansOf(spec, on)
      fc.pre(plans !== null)
      if (plans) property(plans, spec)
    }),
    { numRuns: 80 },
  )

interface Rectangle {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** Where ink of a page may lie on the sheet. */
function inked({ x, y, size, turn, bleed }: PlacedPage): Rectangle {
  const { width, height } = lyingSize(size, turn)
  const out = lyingEdges(bleed, turn)
  return { left: x - out.left, bottom: y - out.bottom, right: x + width + out.right, top: y + height + out.top }
}

const sidesOf = (plan: FilePlan['plan']): readonly SheetSide[] => plan.forms.flatMap((form) => form.sides)

/** Each page's lower left corner and the page at the same spot of the paper on the other side. */
function backs(plan: FilePlan['plan']): readonly (readonly [PlacedPage, PlacedPage])[] {
  return plan.forms.flatMap(({ sides }) => {
    const [front, back = front] = sides
    if (!front || !back || (sides.length === 1 && plan.forms[0]?.workStyle === 'simplex')) return []
    return front.pages.map((page) => {
      const mirrored = plan.sheet.width - page.x - lyingSize(page.size, page.turn).width
      const behind = back.pages.find(
        (other) => Math.abs(other.x - mirrored) < 0.01 && Math.abs(other.y - page.y) < 0.01,
      )
      expect(behind, `nothing behind page ${page.page}`).toBeDefined()
      return [page, behind ?? page] as const
    })
  })
}

describe('터잡기', () => {
  it('파일의 모든 쪽이 빠짐없이 판에 앉습니다', () => {
    holds((plans, spec) => {
      for (const { part, pages } of geometryOf(spec).files) {
        const own = plans.filter(({ file }) => file === part)
        const placed = new Set(
          own.flatMap(({ plan }) => sidesOf(plan).flatMap((side) => side.pages.map((p) => p.page))),
        )
        const printed =
          part === 'cover' && !own.some(({ plan }) => plan.scheme === 'leaves') ? Math.min(pages, placed.size) : pages
        for (let page = 1; page <= printed; page += 1) expect(placed.has(page), `${part} ${page}`).toBe(true)
      }
    })
  })

  it('책의 한 쪽은 한 대에만 앉습니다', () => {
    holds((plans) => {
      for (const { plan } of plans) {
        const seen = new Map<number, number>()
        for (const form of plan.forms)
          for (const page of new Set(form.sides.flatMap((side) => side.pages.map((p) => p.page))))
            if (page !== null) seen.set(page, (seen.get(page) ?? 0) + 1)
        expect([...seen.values()].every((count) => count === 1)).toBe(true)
      }
    })
  })

  it('앞뒤 쪽은 종이의 같은 자리에 있고 홀수쪽 뒤에는 다음 쪽이 옵니다', () => {
    holds((plans) => {
      for (const { file, plan } of plans) {
        for (const [page, behind] of backs(plan)) {
          if (page.page === null || behind.page === null) continue
          expect(Math.abs(page.page - behind.page)).toBe(1)
          if (file === 'inner') expect(Math.min(page.page, behind.page) % 2).toBe(1)
        }
      }
    })
  })

  it('도련까지 모두 인쇄되는 자리 안에 있고 서로 겹치지 않습니다', () => {
    holds((plans) => {
      for (const { plan } of plans) {
        const area = pressArea(plan.press, plan.scheme === 'saddle' || plan.scheme === 'signatures')
        for (const { pages } of sidesOf(plan)) {
          const all = pages.map(inked)
          for (const one of all) {
            expect(one.bottom).toBeGreaterThanOrEqual(area.y - 0.01)
            expect(one.top).toBeLessThanOrEqual(area.y + area.height + 0.01)
            expect(one.left).toBeGreaterThanOrEqual(area.x - 0.01)
            expect(one.right).toBeLessThanOrEqual(area.x + area.width + 0.01)
          }
          for (const [index, one] of all.entries())
            for (const other of all.slice(index + 1))
              expect(
                one.right <= other.left + 0.01 ||
                  other.right <= one.left + 0.01 ||
                  one.top <= other.bottom + 0.01 ||
                  other.top <= one.bottom + 0.01,
              ).toBe(true)
        }
      }
    })
  })

  it('표시는 그림 밖에, 종이 안에 있습니다', () => {
    holds((plans) => {
      for (const { plan } of plans) {
        for (const { pages, marks } of sidesOf(plan)) {
          const all = pages.map(inked)
          for (const { x1, y1, x2, y2 } of marks) {
            expect(Math.min(x1, y1) >= 0 && x2 <= plan.sheet.width && y2 <= plan.sheet.height).toBe(true)
            const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 }
            expect(
              all.some((r) => middle.x > r.left && middle.x < r.right && middle.y > r.bottom && middle.y < r.top),
            ).toBe(false)
          }
        }
      }
    })
  })
})
