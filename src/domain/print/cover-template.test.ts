import { describe, expect, it } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { coverTemplate } from './cover-template.ts'

const winged = {
  ...BOOK.defaults,
  parts: BOOK.defaults.parts.map((part) => ({ ...part, wings: { front: 80, back: 80 } })),
}

describe('표지 틀', () => {
  it('날개, 뒤표지, 책등, 앞표지가 빈틈없이 이어집니다', () => {
    const [sheet] = coverTemplate(geometryOf(winged)) ?? []
    expect(sheet?.panels.map(({ label, width }) => [label, width])).toEqual([
      ['뒷날개', 80],
      ['뒤표지', 148],
      ['책등', 9.6],
      ['앞표지', 148],
      ['앞날개', 80],
    ])
    expect(
      sheet?.panels.reduce((end, { x, width }) => (Math.abs(x - end) < 0.001 ? x + width : Number.NaN), 0),
    ).toBeCloseTo(465.6)
    expect(sheet?.scores).toEqual([222, 243.6])
  })

  it('오른쪽으로 매는 책은 앞표지가 왼쪽에 있습니다', () => {
    const [sheet] = coverTemplate(geometryOf({ ...BOOK.defaults, bindingSide: 'right' })) ?? []
    expect(sheet?.panels.map(({ label }) => label)).toEqual(['앞표지', '책등', '뒤표지'])
  })

  it('안전 영역은 저마다 한 면 안에 있습니다', () => {
    for (const binding of ['perfect', 'saddle', 'hard', 'twin-ring']) {
      for (const { panels, safe, size } of coverTemplate(geometryOf({ ...winged, binding })) ?? []) {
        expect(safe.length).toBeGreaterThan(0)
        for (const area of safe) {
          expect(panels.some(({ x, width }) => area.x > x && area.x + area.width < x + width)).toBe(true)
          expect(area.y > 0 && area.y + area.height < size.height).toBe(true)
        }
      }
    }
  })

  it('링 표지는 앞뒤 낱장이고 구멍 쪽이 더 넓게 비어 있습니다', () => {
    const sheets = coverTemplate(geometryOf({ ...BOOK.defaults, binding: 'twin-ring' }))
    expect(sheets?.map(({ title, safe }) => [title, safe[0]?.x])).toEqual([
      ['앞표지', 10],
      ['뒤표지', 3],
    ])
  })

  it('전단에는 표지 틀이 없습니다', () => {
    expect(coverTemplate(geometryOf(defaultSpec('D304')))).toBeNull()
  })
})
