import { grid, type Grid } from '#/domain/print/n-up.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import { STRIP } from '#/domain/print/signature-size.ts'
import type { Mm, SizeMm } from '#/domain/print/units.ts'
import { backPage, type Block, frontPage, turnBlock } from './block.ts'
import { type BlockPlace, sideFurniture } from './marks.ts'
import type { Bar, PlacedPage, SheetSide, WorkStyle } from './plan.ts'
import type { PressArea } from './press-area.ts'

/** Room left between the art and the lower edge of the printable area, for marks. */
export const FOOT_ROOM: Mm = 5

export interface LaidForm {
  readonly workStyle: WorkStyle
  readonly sides: readonly SheetSide[]
  /** Blocks on the sheet, counted once for both of their faces. */
  readonly blocks: number
}

/** How often a block fits an area, turned where that is more, at most `most` times. */
export function fitBlocks(area: SizeMm, size: SizeMm, most = Number.POSITIVE_INFINITY): Grid {
  const full = grid(area, size)
  const columns = Math.min(full.columns, most)
  const rows = Math.min(full.rows, Math.max(1, Math.floor(most / Math.max(1, columns))))
  return { ...full, columns, rows, count: columns * rows }
}

export const halfOf = (area: PressArea): SizeMm => ({ width: area.width / 2, height: area.height })

/**
 * Lays blocks on a sheet. `blocks` are the fronts in their places row by row from the lower left; the backs follow from turning the
 * sheet over its vertical axis, so that every leaf has its two pages at the same spot of the paper.
 */
export function layForm(area: PressArea, blocks: readonly Block[], at: Grid, workStyle: WorkStyle): LaidForm {
  const upright = at.turned ? blocks.map(turnBlock) : blocks
  return laySides(area, placeBlocks(area, upright, at, workStyle === 'work-and-turn'), workStyle)
}

/** Both sides of blocks that have their places. */
export function laySides(area: PressArea, fronts: readonly BlockPlace[], workStyle: WorkStyle): LaidForm {
  const backs = fronts.map((place): BlockPlace => ({
    ...place,
    x: roundMm(area.sheet.width - place.x - place.block.size.width),
    mirrored: true,
  }))
  const frontPages = fronts.flatMap(({ block, x, y }) => block.cells.map((cell) => frontPage(cell, x, y)))
  const backPages = fronts.flatMap(({ block, x, y }) =>
    block.cells.map((cell) => backPage(cell, x, y, area.sheet.width)),
  )
  const side = (face: SheetSide['face'], pages: readonly PlacedPage[], places: readonly BlockPlace[]): SheetSide => ({
    face,
    pages,
    collation: places.flatMap(collationOf),
    ...sideFurniture(area, pages, places),
  })
  return { workStyle, blocks: fronts.length, sides: sidesOf() }

  function sidesOf(): readonly SheetSide[] {
    switch (workStyle) {
      case 'simplex':
        return [side('front', frontPages, fronts)]
      case 'sheetwise':
        return [side('front', frontPages, fronts), side('back', backPages, backs)]
      case 'work-and-turn':
        return [side('front', [...frontPages, ...backPages], [...fronts, ...backs])]
    }
  }
}

/** On the face that carries page 1; the back of the fold is the outside of the signature. */
const collationOf = ({ block, x, y, mirrored }: BlockPlace): readonly Bar[] =>
  block.collation && !mirrored
    ? [{ ...block.collation, x: roundMm(x + block.collation.x), y: roundMm(y + block.collation.y) }]
    : []

/** In the middle of the sheet, near the gripper; work-and-turn fills the left half up to the middle line. */
function placeBlocks(area: PressArea, blocks: readonly Block[], at: Grid, half: boolean): readonly BlockPlace[] {
  const [first] = blocks
  if (!first) return []
  const { width, height } = first.size
  const group = { width: width * at.columns, height: height * at.rows }
  const above = area.height - group.height
  const bottom = area.y + Math.max(0, Math.min(above / 2, FOOT_ROOM, above - STRIP))
  const beside = area.width - group.width
  // Where the sheet has no room above the art, what it has beside it is kept together for the strip.
  const from = above < STRIP && beside < 2 * STRIP ? Math.max(0, beside - STRIP) : beside / 2
  const left = half ? area.sheet.width / 2 - group.width : area.x + from
  return blocks.map((block, index) => ({
    block,
    x: roundMm(left + (index % at.columns) * width),
    y: roundMm(bottom + Math.floor(index / at.columns) * height),
    mirrored: false,
  }))
}
