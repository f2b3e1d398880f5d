import { describe, expect, it } from 'vitest'
import { BINDINGS } from '#/domain/catalog/bindings.data.ts'
import { plainEndpaper } from '#/domain/catalog/kinds/parts.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { TRIMS } from '#/domain/catalog/trims.data.ts'
import { ENDPAPERS } from '#/domain/catalog/kinds/paper-lists.data.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { signatureOn } from '#/domain/print/signature-size.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { lyingSize } from './block.ts'
import { cuttingList } from './cutting-list.ts'
import { imposeJob } from './impose-job.ts'
import type { ImpositionPlan, SheetSide } from './plan.ts'

const A5 = { width: 148, height: 210 }
const SINKUK = { width: 152, height: 225 }
const plan = (binding: string, trim: SizeMm, route: 'offset-dedicated' | 'digital-sheet'): ImpositionPlan => {
  const found = imposeJob({ ...BOOK.defaults, binding, trim }, route, { inner: 200 })[0]
  if (!found) throw new Error('no plan')
  return found.plan
}
const sideOf = ({ forms }: ImpositionPlan): SheetSide => {
  const side = forms[0]?.sides[0]
  if (!side) throw new Error('no side')
  return side
}

/** Distances between pages that lie beside each other, smallest first: across the spine and across the fore edge. */
function gaps({ pages }: SheetSide): readonly number[] {
  const boxes = pages.map((page) => ({ ...page, ...lyingSize(page.size, page.turn) }))
  const found = boxes.flatMap((one) =>
    boxes.flatMap((other) => {
      const sideways = one.turn === 90 || one.turn === 270
      const [from, to, level] = sideways
        ? [one.y + one.height, other.y, Math.abs(one.x - other.x)]
        : [one.x + one.width, other.x, Math.abs(one.y - other.y)]
      return level < 1 && to - from > -0.01 && to - from < 30 ? [Math.round((to - from) * 100) / 100] : []
    }),
  )
  return [...new Set(found)].toSorted((a, b) => a - b)
}

describe('밀링 여유', () => {
  it('풀로 붙이는 책만 책등을 갈아 냅니다', () => {
    expect(BINDINGS.filter(({ milling }) => milling).map(({ id }) => id)).toEqual(['perfect', 'pur'])
  })

  it('값을 셀 때와 같은 수가 앉습니다', () => {
    for (const binding of ['perfect', 'sewn', 'hard'])
      for (const { size } of TRIMS.filter(({ id }) => BOOK.trims.includes(id))) {
        const made = plan(binding, size, 'offset-dedicated')
        const milling = findBinding(binding)?.milling ?? 0
        const priced = signatureOn(made.press, size, 80, milling)
        expect(sideOf(made).pages).toHaveLength(priced?.perSide ?? 0)
        expect(made.forms[0]?.label).toContain(`${priced?.pages}쪽`)
      }
  })

  it('무선은 책등을 사이에 둔 두 쪽이 4 mm 떨어지고 앞마구리는 그대로 6 mm입니다', () => {
    expect(gaps(sideOf(plan('perfect', A5, 'offset-dedicated')))).toEqual([4, 6])
    expect(gaps(sideOf(plan('sewn', A5, 'offset-dedicated')))).toEqual([0, 6])
    expect(gaps(sideOf(plan('hard', A5, 'offset-dedicated')))).toEqual([0, 6])
  })

  it('중철은 접은 선에 여유가 없습니다', () => {
    const saddle = imposeJob({ ...BOOK.defaults, binding: 'saddle', parts: BOOK.defaults.parts }, 'offset-dedicated', {
      inner: 64,
    })[0]
    expect(saddle?.plan.notes.join()).not.toContain('갈아')
  })

  it('신국판은 국전에 여유가 모자라 46전에 앉고 앞마구리에 6 mm가 남습니다', () => {
    const made = plan('perfect', SINKUK, 'offset-dedicated')
    expect([made.press.id, sideOf(made).pages.length]).toEqual(['sasa', 16])
    expect(gaps(sideOf(made))).toEqual([4, 6])
  })

  it('갈아 내지 않는 책의 접지표는 한 쪽에 반 밀리미터만 걸칩니다', () => {
    for (const { width, height } of sideOf(plan('hard', A5, 'offset-dedicated')).collation)
      expect(Math.min(width, height)).toBe(1)
  })

  it('그림은 갈아 낼 자리의 반까지 이어지고 접지표와 만나지 않습니다', () => {
    const { pages, collation } = sideOf(plan('perfect', A5, 'offset-dedicated'))
    expect(pages.every(({ bleed }) => Math.min(bleed.left, bleed.right) === 1)).toBe(true)
    expect(collation.map(({ width, height }) => Math.min(width, height))).toEqual(collation.map(() => 2))
  })

  it('접지표는 갈아 낼 자리 안에 있습니다', () => {
    const { pages, collation } = sideOf(plan('perfect', A5, 'offset-dedicated'))
    for (const bar of collation)
      for (const page of pages) {
        const { width, height } = lyingSize(page.size, page.turn)
        const apart =
          bar.x + bar.width <= page.x ||
          bar.x >= page.x + width ||
          bar.y + bar.height <= page.y ||
          bar.y >= page.y + height
        expect(apart).toBe(true)
      }
    expect(collation.length).toBeGreaterThan(0)
  })

  it('낱장은 책등 쪽을 갈아 낼 만큼, 세 변을 도련만큼 크게 자릅니다', () => {
    const made = plan('perfect', A5, 'digital-sheet')
    expect(made.notes.join()).toContain('153 × 216 mm')
    const [page] = sideOf(made).pages
    expect([page?.oversize, page?.bleed]).toEqual([
      { top: 3, right: 3, bottom: 3, left: 2 },
      { top: 3, right: 3, bottom: 3, left: 2 },
    ])
    const rings = plan('twin-ring', A5, 'digital-sheet')
    expect(sideOf(rings).pages[0]?.oversize).toBeUndefined()
  })

  it('접은 면지도 접은 선을 갈아 낼 만큼 넓게 자릅니다', () => {
    const parts = [...BOOK.defaults.parts, plainEndpaper(ENDPAPERS[0] ?? '')]
    const widths = ['perfect', 'hard'].map(
      (binding) => cuttingList({ ...BOOK.defaults, binding, parts })[0]?.size.width,
    )
    expect(widths).toEqual([306, 302])
  })
})
