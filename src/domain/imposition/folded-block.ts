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
  readonly room: FoldRoom
}

/** Paper beside the trim of a folded page, which a sheet has to have room for. */
export interface FoldRoom {
  /** Ground off the back of each leaf. */
  readonly spine: Mm
  /** Cut off in front. */
  readonly fore: Mm
}

export const UNMILLED: FoldRoom = { spine: 0, fore: BLEED }

/** A bar on the outer fold, one step lower for each signature; it is gone with the milled back. */
const COLLATION = { width: 2, height: 5, firstFromHead: 20 } as const

/** Size of an unfolded signature with what is cut off between its pages; two pages that share a spine have no bleed there. */
export const foldedSize = (trim: SizeMm, pages: SignaturePages, room: FoldRoom = UNMILLED): SizeMm => {
  const { columns, rows } = foldScheme(pages, 'left')
  return { width: (columns / 2) * pairWidth(trim, room), height: rows * (trim.height + 2 * BLEED) }
}

/** Two pages that share a spine. */
const pairWidth = (trim: SizeMm, { spine, fore }: FoldRoom): Mm => 2 * (trim.width + spine + fore)

/** An unfolded signature. */
export function foldedBlock(job: FoldedJob, pages: SignaturePages): Block {
  const scheme = foldScheme(pages, job.bindingSide)
  return {
    size: foldedSize(job.trim, pages, job.room),
    cells: scheme.cells.map((cell) => placeCell(job, cell, scheme.rows)),
    lines: foldLines(job, scheme.columns, scheme.rows),
    collation: job.step === null ? null : collationBar(job, job.step, scheme.cells[0], scheme.rows),
  }
}

function placeCell(job: FoldedJob, cell: SchemeCell, rows: number): Cell {
  const { trim, room } = job
  const creep = job.creepOf(cell.front)
  const spineRight = cell.column % 2 === 0
  const left = Math.floor(cell.column / 2) * pairWidth(trim, room) + room.fore
  const beside = spineRight ? creep : trim.width + 2 * room.spine - creep
  return {
    front: job.pageOf(cell.front),
    back: job.pageOf(cell.back),
    x: roundMm(left + beside),
    y: roundMm((rows - 1 - cell.row) * (trim.height + 2 * BLEED) + BLEED),
    size: trim,
    turn: cell.headDown ? 180 : 0,
    bleed: boundBleed(spineRight === cell.headDown ? 'left' : 'right', creep, room),
  }
}

/** None at the spine; what is drawn over the fold is cut off there, or it would show on the page opposite. */
function boundBleed(spine: 'left' | 'right', creep: Mm, { fore }: FoldRoom): Edges {
  const all = { top: BLEED, right: fore, bottom: BLEED, left: fore }
  return { ...all, [spine]: creep === 0 ? 0 : -creep }
}

/** Spines down the middle of each pair, and folds between pairs and rows. */
function foldLines({ trim, room }: FoldedJob, columns: number, rows: number): readonly InnerLine[] {
  const pair = pairWidth(trim, room)
  const row = trim.height + 2 * BLEED
  const vertical = Array.from({ length: columns - 1 }, (_, index) => roundMm(((index + 1) * pair) / 2))
  const horizontal = Array.from({ length: rows - 1 }, (_, index) => roundMm((index + 1) * row))
  return [
    ...vertical.map((at) => ({ kind: 'fold' as const, direction: 'vertical' as const, at })),
    ...horizontal.map((at) => ({ kind: 'fold' as const, direction: 'horizontal' as const, at })),
  ]
}

function collationBar(
  { trim, room }: FoldedJob,
  step: number,
  first: SchemeCell | undefined,
  rows: number,
): Bar | null {
  if (!first) return null
  const { width, height, firstFromHead } = COLLATION
  const steps = Math.max(1, Math.floor((trim.height - 2 * firstFromHead) / height))
  const fromHead = firstFromHead + ((step - 1) % steps) * height
  const spine = (Math.floor(first.column / 2) + 0.5) * pairWidth(trim, room)
  const foot = (rows - 1 - first.row) * (trim.height + 2 * BLEED) + BLEED
  const y = first.headDown ? foot + fromHead : foot + trim.height - fromHead - height
  return { x: roundMm(spine - width / 2), y: roundMm(y), width, height }
}
