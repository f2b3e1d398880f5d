import { describe, expect, it } from 'vitest'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { expectationOf } from './expectation-of.ts'

describe('what is expected of the files of a book', () => {
  it('wants the ordered pages of the inner, black, bound on the left', () => {
    expect(expectationOf(bookSpec(128), 'inner', 'offset-dedicated')).toMatchObject({
      role: 'inner',
      trim: { width: 148, height: 210 },
      bleed: 3,
      pageCounts: [128],
      bindingSide: 'left',
      colourPages: 0,
      spotInks: 0,
      limits: { inkCoverage: 280, sizeTolerance: 1 },
    })
  })

  it('wants the cover in one piece with its spine, outside alone or with the inside', () => {
    const spec = bookSpec(128)
    const cover = expectationOf(spec, 'cover', null)
    expect(cover).toMatchObject({ pageCounts: [1, 2], bindingSide: null, colourPages: 1, limits: { sizeTolerance: 2 } })
    expect(cover?.spine).toBe(geometryOf(spec).spine)
    expect(cover?.trim.width).toBeCloseTo(296 + (geometryOf(spec).spine ?? 0), 3)
  })

  it('counts the ordered colour pages, and a foil as a spot ink', () => {
    const foil = { id: 'foil', area: { width: 40, height: 10 } }
    const spec = bookSpec(128, { colourPages: 16 }, { finishes: [foil] })
    expect(expectationOf(spec, 'body', null)).toMatchObject({ colourPages: 16, spotInks: 1 })
  })

  it('leaves the bound edge open for rings, whose leaves are loose', () => {
    expect(expectationOf(bookSpec(100, {}, { binding: 'twin-ring' }), 'inner', null)).toMatchObject({
      bindingSide: null,
    })
  })

  it('counts both leaves of a cover under a ring, or every coloured one would be refused', () => {
    const cover = expectationOf(bookSpec(100, {}, { binding: 'twin-ring' }), 'cover', null)
    expect(cover).toMatchObject({ pageCounts: [2, 4], colourPages: 2 })
  })

  it('knows no expectation for material', () => {
    expect(expectationOf(bookSpec(128), 'material', null)).toBeNull()
    expect(expectationOf(bookSpec(128), 'sheet', null)).toBeNull()
  })
})
