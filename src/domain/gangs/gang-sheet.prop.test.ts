import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { lyingSize } from '#/domain/imposition/block.ts'
import { pressArea } from '#/domain/imposition/press-area.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { bleedBox, cutPlan } from './cut-plan.ts'
import type { GangLine } from './gang-match.ts'
import { type GangSheet, gangSheet } from './gang-sheet.ts'

const FLYER = defaultSpec('D304')
const [PART] = FLYER.parts
if (!PART) throw new Error('a flyer is one sheet')

const flyers: fc.Arbitrary<readonly GangLine[]> = fc
  .array(
    fc.record({
      width: fc.integer({ min: 50, max: 297 }),
      height: fc.integer({ min: 50, max: 420 }),
      copies: fc.integer({ min: 50, max: 9000 }),
      ink: fc.constantFrom(
        { front: 4, back: 4 } as const,
        { front: 4, back: 0 } as const,
        { front: 1, back: 1 } as const,
      ),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ width, height, copies, ink }, index) => ({
      lineId: `${index}`,
      code: `20261124-${index}`,
      route: 'offset-ganged' as const,
      copies,
      spec: {
        ...FLYER,
        trim: { width, height },
        copies,
        parts: [{ ...PART, ink, pages: ink.back > 0 ? 2 : 1 }],
      },
    })),
  )

const each = (check: (sheet: GangSheet, lines: readonly GangLine[]) => void) =>
  fc.assert(
    fc.property(flyers, (lines) => {
      const sheet = gangSheet(lines, TARIFF_2026_11)
      if (sheet) check(sheet, lines)
    }),
    { numRuns: 60 },
  )

describe('합판 한 장', () => {
  it('어떤 품목도 겹치지 않고 찍히는 자리를 넘지 않습니다', () =>
    each(({ plan, form }) => {
      const area = pressArea(plan.press, false)
      for (const { pages } of form.sides) {
        const boxes = pages.map(bleedBox)
        for (const [index, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(area.x - 0.01)
          expect(box.right).toBeLessThanOrEqual(area.x + area.width + 0.01)
          expect(box.bottom).toBeGreaterThanOrEqual(area.y - 0.01)
          expect(box.top).toBeLessThanOrEqual(area.y + area.height + 0.01)
          for (const other of boxes.slice(index + 1)) {
            const apart =
              box.right <= other.left + 0.01 ||
              other.right <= box.left + 0.01 ||
              box.top <= other.bottom + 0.01 ||
              other.top <= box.bottom + 0.01
            expect(apart).toBe(true)
          }
        }
      }
    }))

  it('재단기가 끝에서 끝까지 자르는 칼질만으로 모두 갈라집니다', () =>
    each(({ form }) => {
      for (const { pages } of form.sides) expect(cutPlan(pages)).toHaveLength(pages.length - 1)
    }))

  it('뒷면은 종이를 뒤집었을 때 제 앞면 뒤에 놓입니다', () =>
    each(({ plan, form, members }) => {
      const [front, back] = form.sides
      const turned = form.workStyle === 'work-and-turn' ? front : back
      if (!front || !turned) return
      const at = (page: (typeof front.pages)[number]) => {
        const { width } = lyingSize(page.size, page.turn)
        return `${(plan.sheet.width - page.x - width).toFixed(2)} ${page.y.toFixed(2)}`
      }
      for (const [index, { line }] of members.entries()) {
        const [own, behind] = [2 * index + 1, 2 * index + 2]
        const fronts = front.pages.filter(({ page }) => page === own)
        const backs = turned.pages.filter(({ page }) => page === behind)
        expect(fronts.length).toBeGreaterThan(0)
        if (line.spec.parts[0]?.pages !== 2) continue
        expect(backs.map((page) => `${page.x.toFixed(2)} ${page.y.toFixed(2)}`).toSorted()).toEqual(
          fronts.map(at).toSorted(),
        )
      }
    }))

  it('주문한 수를 모두 채우고, 한 장이라도 덜 돌리면 모자라는 품목이 있습니다', () =>
    each(({ form, members }, lines) => {
      expect(members).toHaveLength(lines.length)
      for (const { line, places, made } of members) {
        expect(made).toBe(places * form.sheets)
        expect(made).toBeGreaterThanOrEqual(line.copies)
      }
      expect(members.some(({ line, places }) => places * (form.sheets - 1) < line.copies)).toBe(true)
    }))

  it('몫을 모두 더하면 판 값과 한 원도 다르지 않습니다', () =>
    each(({ cost, members }) => {
      expect(members.reduce((sum, { share }) => sum + share, 0)).toBe(cost.total)
      for (const { share } of members) expect(Number.isInteger(share) && share >= 0).toBe(true)
    }))

  it('고른 순서가 달라도 같은 판이 나옵니다', () =>
    each((sheet, lines) => {
      expect(gangSheet(lines.toReversed(), TARIFF_2026_11)).toEqual(sheet)
    }))
})
