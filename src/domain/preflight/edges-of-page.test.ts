import { describe, expect, it } from 'vitest'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { measuresOf } from '#/domain/catalog/geometry-of.ts'
import { edgesOfPages } from './edges-of-page.ts'

describe('what is taken of a page as it is seen', () => {
  const spec = bookSpec(96)
  const edgesOf = edgesOfPages(spec)

  it('puts the gutter of a glued book on its bound edge: left of odd pages, right of even ones', () => {
    expect(edgesOf('inner', 1).gutter).toEqual({ edge: 'left', width: 9.5 })
    expect(edgesOf('inner', 2).gutter).toMatchObject({ edge: 'right' })
    expect(edgesOf('inner', 1).folds).toEqual([])
  })

  it('draws both edges of the back on the cover, and mirrored on its inside', () => {
    const { cover } = measuresOf(spec)
    const spines = (page: number) => edgesOf('cover', page).folds.filter(({ what }) => what === 'spine')
    expect(spines(1).map(({ at }) => at)).toEqual([cover?.panels.spine, cover?.panels.front])
    const width = cover?.flat.width ?? 0
    for (const [index, { at }] of spines(2).entries()) expect(at).toBeCloseTo(width - (spines(1)[index]?.at ?? 0))
  })

  it('takes nothing but the usual distance of a part that wants no file', () => {
    expect(edgesOf('endpaper', 1)).toEqual({ safe: 3, gutter: null, folds: [] })
  })
})
