import { describe, expect, it } from 'vitest'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { pressSheet } from '#/domain/print/press-sheets.data.ts'
import { saddlePairs } from '#/domain/print/reading-order.ts'
import type { SignaturePages } from '#/domain/print/signature-size.ts'
import { foldScheme } from './fold-scheme.ts'
import { type BookBlock, planSignatures } from './plan-signatures.ts'
import { planFlat } from './plan-flat.ts'
import { planLeaves } from './plan-leaves.ts'

const row = (pages: SignaturePages, face: 'front' | 'back', at: number, side: 'left' | 'right' = 'left') => {
  const scheme = foldScheme(pages, side)
  const cells = scheme.cells.filter((cell) => cell.row === at)
  const sorted = cells.toSorted((a, b) => (face === 'front' ? a.column - b.column : b.column - a.column))
  return sorted.map((cell) => cell[face])
}

const pagesTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

const BOOK: BookBlock = {
  partIds: ['body'],
  paper: paperOf({ paper: 'cream-80' }),
  trim: { width: 148, height: 210 },
  bindingSide: 'left',
  copies: 100,
  pages: pagesTo(64),
  outside: 0,
  firstForm: 1,
  nested: false,
  closes: true,
  milling: 0,
  press: pressSheet('kuk'),
}
const saddle = (pages: number, press = 'kuk') =>
  planSignatures({ ...BOOK, pages: pagesTo(pages), nested: true, press: pressSheet(press) })

describe('접지', () => {
  it('16쪽 접지는 앞면 4 13 16 1과 5 12 9 8입니다', () => {
    expect([row(16, 'front', 1), row(16, 'front', 0)]).toEqual([
      [4, 13, 16, 1],
      [5, 12, 9, 8],
    ])
    expect([row(16, 'back', 1), row(16, 'back', 0)]).toEqual([
      [2, 15, 14, 3],
      [7, 10, 11, 6],
    ])
  })

  it.each([4, 8, 16, 32] as const)('%i쪽 접지에서 책등을 나누는 두 쪽의 합은 쪽수보다 하나 큽니다', (pages) => {
    for (const side of ['left', 'right'] as const) {
      for (let at = 0; at < foldScheme(pages, side).rows; at += 1) {
        for (const face of ['front', 'back'] as const) {
          const found = row(pages, face, at, side)
          for (let index = 0; index < found.length; index += 2)
            expect((found[index] ?? 0) + (found[index + 1] ?? 0)).toBe(pages + 1)
        }
      }
    }
  })

  it('오른쪽으로 매는 책은 거울상입니다', () => {
    expect(row(4, 'front', 0)).toEqual([4, 1])
    expect(row(4, 'front', 0, 'right')).toEqual([1, 4])
  })

  it('머리는 접는 줄에서 만납니다', () => {
    expect(foldScheme(8, 'left').cells.every((cell) => cell.headDown === (cell.row === 0))).toBe(true)
  })
})

describe('중철', () => {
  it('한 장씩 접은 종이는 바깥에서 안으로 맞은쪽 짝과 같습니다', () => {
    const plan = planSignatures({
      ...BOOK,
      paper: paperOf({ paper: 'arte-230' }),
      pages: pagesTo(24),
      nested: true,
      press: pressSheet('sra3'),
    })
    const pairs = plan.forms.map(({ sides }) =>
      sides.map((side) =>
        side.pages
          .slice(0, 2)
          .map((page) => page.page)
          .toSorted((a, b) => (a ?? 0) - (b ?? 0)),
      ),
    )
    expect(pairs).toEqual(
      saddlePairs(24).map(({ front, back }) => [front.toSorted((a, b) => a - b), back.toSorted((a, b) => a - b)]),
    )
  })

  it('밀림은 안쪽으로 갈수록 책등 쪽으로, 좌우 같은 만큼 당깁니다', () => {
    const plan = planSignatures({
      ...BOOK,
      paper: paperOf({ paper: 'arte-230' }),
      pages: pagesTo(48),
      nested: true,
      press: pressSheet('sra3'),
    })
    const shifts = plan.forms.map(({ sides }) =>
      sides.map((side) => side.pages.slice(0, 2).map(({ bleed }) => Math.min(bleed.left, bleed.right))),
    )
    for (const [index, sides] of shifts.entries())
      for (const side of sides) for (const shift of side) expect(shift).toBeCloseTo(-index * 0.322, 3)
    expect(plan.creep).toBeCloseTo(11 * 0.322, 3)
  })

  it('큰 대수는 바깥에, 나머지는 안에 들어갑니다', () => {
    const plan = saddle(24)
    expect(plan.forms.map((form) => form.label)).toEqual(['1대 16쪽', '2대 8쪽'])
    const outside = plan.forms[0]?.sides.flatMap((side) => side.pages.map((page) => page.page)) ?? []
    expect([...new Set(outside)].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 17, 18, 19, 20, 21, 22, 23, 24,
    ])
  })
})

describe('무선', () => {
  it('미색 80 g A5는 국전 한 장에 32쪽이 앉습니다', () => {
    expect(planSignatures(BOOK).forms.map((form) => form.label)).toEqual(['1대 32쪽', '2대 32쪽'])
  })

  it('두꺼운 종이는 덜 접습니다', () => {
    expect(planSignatures({ ...BOOK, paper: paperOf({ paper: 'white-120' }) }).forms.map((form) => form.label)).toEqual(
      ['1대 16쪽', '2대 16쪽', '3대 16쪽', '4대 16쪽'],
    )
  })

  it('반판은 같은 판으로 앞뒤를 찍어 두 벌이 나옵니다', () => {
    const [, rest] = planSignatures({ ...BOOK, pages: pagesTo(48) }).forms
    expect(rest).toMatchObject({ label: '2대 16쪽', workStyle: 'work-and-turn', copiesPerSheet: 2, sheets: 50 })
    expect(rest?.sides).toHaveLength(1)
  })

  it('네 쪽으로 나누어지지 않는 책은 마지막 빈 장을 떼라고 적습니다', () => {
    const plan = planSignatures({ ...BOOK, pages: pagesTo(34) })
    expect(plan.notes.join()).toContain('빈 면 2쪽')
  })

  it('접지표는 대수마다 한 계단씩 내려갑니다', () => {
    const steps = planSignatures({ ...BOOK, paper: paperOf({ paper: 'white-120' }) }).forms.map(
      ({ sides }) => sides[0]?.collation[0],
    )
    const moves = steps
      .slice(1)
      .map(
        (step, index) =>
          Math.abs((step?.x ?? 0) - (steps[index]?.x ?? 0)) + Math.abs((step?.y ?? 0) - (steps[index]?.y ?? 0)),
      )
    expect(moves).toEqual([5, 5, 5])
  })
})

describe('낱장', () => {
  const ALL = { top: 3, right: 3, bottom: 3, left: 3 }

  it('자른 더미를 차례로 쌓으면 책이 됩니다', () => {
    const leaves = Array.from({ length: 10 }, (_, index) => [2 * index + 1, 2 * index + 2] as const)
    const plan = planLeaves({
      partIds: ['body'],
      trim: { width: 148, height: 210 },
      bleed: ALL,
      room: ALL,
      trimmedBound: false,
      copies: 5,
      leaves,
      tumbled: false,
      boundAt: 'left',
      press: pressSheet('sra3'),
    })
    const piles = (plan.forms[0]?.sides[0]?.pages ?? []).map((_page, place) =>
      plan.forms.map(({ sides }) => sides[0]?.pages[place]?.page),
    )
    expect(piles.flat().filter((page) => page !== null)).toEqual(leaves.map(([front]) => front))
  })

  it('위로 넘기는 책은 뒷면이 거꾸로 앉습니다', () => {
    const plan = planLeaves({
      partIds: ['body'],
      trim: { width: 148, height: 210 },
      bleed: ALL,
      room: ALL,
      trimmedBound: false,
      copies: 5,
      leaves: [[1, 2]],
      tumbled: true,
      boundAt: 'top',
      press: pressSheet('sra3'),
    })
    const [front, back] = plan.forms[0]?.sides ?? []
    expect(((front?.pages[0]?.turn ?? 0) + (back?.pages[0]?.turn ?? 0)) % 360).toBe(180)
  })

  it('A4 전단은 국전에 앞뒤 같은 판으로 여덟 장이 앉습니다', () => {
    const plan = planFlat({
      partIds: ['sheet'],
      trim: { width: 210, height: 297 },
      bleed: ALL,
      copies: 4000,
      front: 1,
      back: 2,
      lines: [],
      press: pressSheet('kuk'),
      mayTurn: true,
    })
    expect(plan.forms).toMatchObject([{ workStyle: 'work-and-turn', copiesPerSheet: 8, sheets: 500 }])
    expect(plan.forms[0]?.sides[0]?.pages.filter((page) => page.page === 2)).toHaveLength(4)
  })
})
