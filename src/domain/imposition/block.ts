import type { Edges } from '#/domain/print/n-up.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import type { Bar, PlacedPage, Turn } from './plan.ts'

/** A leaf in its place among others: both of its pages, the front face looked at. */
export interface Cell {
  readonly front: Pages | null
  readonly back: Pages | null
  /** Trim of the leaf from the block's lower left corner, as it lies. */
  readonly x: Mm
  readonly y: Mm
  /** Trimmed size of the upright page. */
  readonly size: SizeMm
  readonly turn: Turn
  /** Bleed of the front page by its own edges; the back has the same at the same physical edge. */
  readonly bleed: Edges
  /** See `PlacedPage`. */
  readonly oversize?: Edges
  /** The back stands on its head, as under a ring at the top. */
  readonly tumbled?: boolean
}

/** Leaves that go to the press together and are cut apart only afterwards. Its size has the outer bleed in it. */
export interface Block {
  readonly size: SizeMm
  readonly cells: readonly Cell[]
  /** Folds of the block and score lines of its pieces, across and down. */
  readonly lines: readonly InnerLine[]
  /** The step on the back of a signature; null where nothing is gathered. */
  readonly collation: Bar | null
}

export interface InnerLine {
  readonly kind: 'fold' | 'score' | 'perforation'
  /** A vertical line stands at `x`, a horizontal one at `y`. */
  readonly direction: 'vertical' | 'horizontal'
  readonly at: Mm
}

/** The line that the grain follows: paper does not mind where it is perforated. */
export const creaseOf = (lines: readonly InnerLine[]): InnerLine | undefined =>
  lines.find(({ kind }) => kind !== 'perforation')

const isSideways = (turn: Turn): boolean => turn === 90 || turn === 270

export const lyingSize = (size: SizeMm, turn: Turn): SizeMm =>
  isSideways(turn) ? { width: size.height, height: size.width } : size

/** Edges of an upright page as they lie on the sheet. */
export function lyingEdges({ top, right, bottom, left }: Edges, turn: Turn): Edges {
  switch (turn) {
    case 0:
      return { top, right, bottom, left }
    case 90:
      return { top: right, right: bottom, bottom: left, left: top }
    case 180:
      return { top: bottom, right: left, bottom: top, left: right }
    case 270:
      return { top: left, right: top, bottom: right, left: bottom }
  }
}

/** The block turned by a quarter, counter-clockwise. */
export function turnBlock(block: Block): Block {
  return {
    size: { width: block.size.height, height: block.size.width },
    cells: block.cells.map((cell) => ({
      ...cell,
      x: roundMm(block.size.height - cell.y - lyingSize(cell.size, cell.turn).height),
      y: cell.x,
      turn: ((cell.turn + 90) % 360) as Turn,
    })),
    lines: block.lines.map(({ kind, direction, at }) =>
      direction === 'vertical'
        ? { kind, direction: 'horizontal' as const, at }
        : { kind, direction: 'vertical' as const, at: roundMm(block.size.height - at) },
    ),
    collation: block.collation && turnBar(block.collation, block.size.height),
  }
}

const turnBar = ({ x, y, width, height }: Bar, blockHeight: Mm): Bar => ({
  x: roundMm(blockHeight - y - height),
  y: x,
  width: height,
  height: width,
})

export const frontPage = (cell: Cell, x: Mm, y: Mm): PlacedPage => ({
  page: cell.front,
  x: roundMm(x + cell.x),
  y: roundMm(y + cell.y),
  size: cell.size,
  turn: cell.turn,
  bleed: cell.bleed,
  ...(cell.oversize ? { oversize: cell.oversize } : {}),
})

/** The other face of the same leaf, on the sheet turned over its vertical axis: what was left lies right. */
export function backPage(cell: Cell, x: Mm, y: Mm, sheetWidth: Mm): PlacedPage {
  const front = frontPage(cell, x, y)
  const behind = ({ left, right, top, bottom }: Edges): Edges =>
    cell.tumbled ? { left, right, top: bottom, bottom: top } : { left: right, right: left, top, bottom }
  const turned = (360 - cell.turn) % 360
  return {
    page: cell.back,
    x: roundMm(sheetWidth - front.x - lyingSize(cell.size, cell.turn).width),
    y: front.y,
    size: cell.size,
    turn: (cell.tumbled ? (turned + 180) % 360 : turned) as Turn,
    bleed: behind(cell.bleed),
    ...(cell.oversize ? { oversize: behind(cell.oversize) } : {}),
  }
}
