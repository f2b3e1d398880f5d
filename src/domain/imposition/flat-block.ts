import { type Edges, withEdges } from '#/domain/print/n-up.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { Pages, SizeMm } from '#/domain/print/units.ts'
import type { Block, InnerLine } from './block.ts'

export interface FlatPiece {
  readonly trim: SizeMm
  readonly bleed: Edges
  readonly front: Pages
  readonly back: Pages | null
  /** Folds and scores from the lower left corner of the trim. */
  readonly lines: readonly InnerLine[]
}

/** One flat piece with its bleed. */
export function flatBlock({ trim, bleed, front, back, lines }: FlatPiece): Block {
  return {
    size: withEdges(trim, bleed),
    cells: [{ front, back, x: bleed.left, y: bleed.bottom, size: trim, turn: 0, bleed }],
    lines: lines.map((line) => ({
      ...line,
      at: roundMm(line.at + (line.direction === 'vertical' ? bleed.left : bleed.bottom)),
    })),
    collation: null,
  }
}
