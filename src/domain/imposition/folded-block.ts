import { BLEED, type Edges } from '#/domain/print/n-up.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import type { Block, Cell, InnerLine } from './block.ts'
import type { Bar } from './plan.ts'
import { foldScheme, type SchemeCell, type SignaturePages } from './fold-scheme.ts'

export interface FoldedJob {
  readonly trim: SizeMm
  readonly bindingSide: 'left' | 'right'
  /** Page of the file for a page of the signature, null for a blank one. */
  readonly pageOf: (local: Pages) => Pages | null
  /** How far a page is drawn to the spine, because its leaf is pushed outwards in the bound book. */
  readonly creepOf: (local: Pages) => Mm
  /** Number of the signature among those gathered, 1-based; null when they are nested. */
  readonly step: number | null
}

/** A bar on the outer fold, one step lower for each signature; it is gone with the milled back. */
const COLLATION = { width: 2, height: 5, firstFromHead: 20 } as const

/** Size of an unfolded signature with the bleed between its pages; two pages that share a spine have none there. */
export const foldedSize = (trim: SizeMm, pages: SignaturePages): SizeMm => {
  const { columns, rows } = foldScheme(pages, 'left')
  return { width: (columns / 2) * (2 * trim.width + 2 * BLEED), height: rows * (trim.height + 2 * BLEED) }
}

/** An unfolded signature. */
export function foldedBlock(job: FoldedJob, pages: SignaturePages): Block {
  const scheme = foldScheme(pages, job.bindingSide)
  return {
    size: foldedSize(job.trim, pages),
    cells: scheme.cells.map((cell) => placeCell(job, cell, scheme.rows)),
    lines: foldLines(job.trim, scheme.columns, scheme.rows),
    collation: job.step === null ? null : collationBar(job.trim, job.step, scheme.cells[0], scheme.rows),
  }
}

function placeCell(job: FoldedJob, cell: SchemeCell, rows: number): Cell {
  const { trim } = job
  const creep = job.creepOf(cell.front)
  const spineRight = cell.column % 2 === 0
  const left = Math.floor(cell.column / 2) * (2 * trim.width + 2 * BLEED) + BLEED + (spineRight ? 0 : trim.width)
  return {
    front: job.pageOf(cell.front),
    back: job.pageOf(cell.back),
    x: roundMm(left + (spineRight ? creep : -creep)),
    y: roundMm((rows - 1 - cell.row) * (trim.height + 2 * BLEED) + BLEED),
    size: trim,
    turn: cell.headDown ? 180 : 0,
    bleed: boundBleed(spineRight === cell.headDown ? 'left' : 'right', creep),
  }
}

/** None at the spine; what is drawn over the fold is cut off there, or it would show on the page opposite. */
function boundBleed(spine: 'left' | 'right', creep: Mm): Edges {
  const all = { top: BLEED, right: BLEED, bottom: BLEED, left: BLEED }
  return { ...all, [spine]: creep === 0 ? 0 : -creep }
}

/** Spines down the middle of each pair, and folds between pairs and rows. */
function foldLines(trim: SizeMm, columns: number, rows: number): readonly InnerLine[] {
  const pair = 2 * trim.width + 2 * BLEED
  const row = trim.height + 2 * BLEED
  const vertical = Array.from({ length: columns - 1 }, (_, index) => roundMm(((index + 1) * pair) / 2))
  const horizontal = Array.from({ length: rows - 1 }, (_, index) => roundMm((index + 1) * row))
  return [
    ...vertical.map((at) => ({ kind: 'fold' as const, direction: 'vertical' as const, at })),
    ...horizontal.map((at) => ({ kind: 'fold' as const, direction: 'horizontal' as const, at })),
  ]
}

function collationBar(trim: SizeMm, step: number, first: SchemeCell | undefined, rows: number): Bar | null {
  if (!first) return null
  const { width, height, firstFromHead } = COLLATION
  const room = Math.max(1, Math.floor((trim.height - 2 * firstFromHead) / height))
  const fromHead = firstFromHead + ((step - 1) % room) * height
  const spine = Math.floor(first.column / 2) * (2 * trim.width + 2 * BLEED) + BLEED + trim.width
  const foot = (rows - 1 - first.row) * (trim.height + 2 * BLEED) + BLEED
  const y = first.headDown ? foot + fromHead : foot + trim.height - fromHead - height
  return { x: roundMm(spine - width / 2), y: roundMm(y), width, height }
}
