import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLEED_ALL_ROUND } from '#/domain/print/n-up.ts'
import { pressSheet } from '#/domain/print/press-sheets.data.ts'
import { lyingSize } from './block.ts'
import { type GangItem, planGang } from './plan-gang.ts'
import { pressArea } from './press-area.ts'

const item = (name: string, width: number, height: number, copies: number, more: Partial<GangItem> = {}): GangItem => ({
  name,
  partIds: ['sheet'],
  trim: { width, height },
  bleed: BLEED_ALL_ROUND,
  copies,
  front: 1,
  back: null,
  lines: [],
  ...more,
})
const gang = (...items: GangItem[]) => planGang(items, pressSheet('kuk'), []).forms[0]
const FOLD = [{ kind: 'fold', direction: 'vertical', at: 100 }] as const

const items = fc
  .array(
    fc.record({
      width: fc.integer({ min: 50, max: 210 }),
      height: fc.integer({ min: 50, max: 297 }),
      copies: fc.integer({ min: 100, max: 8000 }),
      back: fc.boolean(),
      folded: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((rows) =>
    rows.map(({ width, height, copies, back, folded }, index) =>
      item(`${index}`, width, height, copies, {
        front: 2 * index + 1,
        back: back ? 2 * index + 2 : null,
        lines: folded ? FOLD : [],
      }),
    ),
  )

describe('합판', () => {
  it('A4 전단 한 품목은 국전에 여덟 자리, 앞뒤 같은 판입니다', () => {
    expect(gang(item('전단', 210, 297, 4000, { back: 2 }))).toMatchObject({
      label: '합판 8자리',
      workStyle: 'work-and-turn',
      sheets: 500,
      positions: [{ name: '전단', places: 8, ordered: 4000, made: 4000 }],
    })
  })

  it('돌려 앉혀도 되는 품목은 남는 자리에 돌려 앉습니다', () => {
    const loose = gang(item('엽서', 150, 220, 3000))
    const folded = gang(item('접지', 150, 220, 3000, { lines: FOLD }))
    expect(loose?.positions?.[0]?.places).toBeGreaterThan(folded?.positions?.[0]?.places ?? 0)
    expect([loose?.grain, typeof folded?.grain]).toEqual([null, 'string'])
  })

  it('수량이 많은 품목이 자리를 더 가져갑니다', () => {
    const form = gang(item('많음', 148, 210, 4000), item('적음', 148, 210, 1000, { front: 2 }))
    const [many, few] = form?.positions ?? []
    expect((many?.places ?? 0) / (few?.places ?? 1)).toBeGreaterThanOrEqual(3)
  })

  it('주문한 만큼 나오고, 서로 겹치지 않고, 찍히는 자리를 넘지 않고, 접는 품목은 한 방향으로 앉습니다', () => {
    const area = pressArea(pressSheet('kuk'), false)
    fc.assert(
      fc.property(items, (all) => {
        const form = gang(...all)
        for (const { places, ordered, made } of form?.positions ?? []) {
          expect(made).toBe(places * (form?.sheets ?? 0))
          expect(made).toBeGreaterThanOrEqual(ordered)
        }
        const folded = new Set(all.filter(({ lines }) => lines.length > 0).map(({ front }) => front))
        for (const { pages } of form?.sides ?? []) {
          const boxes = pages.map(({ x, y, size, turn }) => {
            const { width, height } = lyingSize(size, turn)
            return { left: x - 3, bottom: y - 3, right: x + width + 3, top: y + height + 3 }
          })
          for (const [index, one] of boxes.entries()) {
            expect(one.left >= area.x - 0.01 && one.right <= area.x + area.width + 0.01).toBe(true)
            expect(one.bottom >= area.y - 0.01 && one.top <= area.y + area.height + 0.01).toBe(true)
            for (const other of boxes.slice(index + 1))
              expect(
                one.right <= other.left + 0.01 ||
                  other.right <= one.left + 0.01 ||
                  one.top <= other.bottom + 0.01 ||
                  other.top <= one.bottom + 0.01,
              ).toBe(true)
          }
          const turns = new Set(pages.filter(({ page }) => page && folded.has(page)).map(({ turn }) => turn % 180))
          expect(turns.size).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 40 },
    )
  })
})
