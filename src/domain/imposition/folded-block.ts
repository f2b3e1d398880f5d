import { BLEED, type Edges } from '#/domain/print/n-up.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import { foldedSize, type SignaturePages } from '#/domain/print/signature-size.ts'
import type { Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import type { Block, Cell, InnerLine } from './block.ts'
import type { Bar } from './plan.ts'
import { foldScheme, type SchemeCell } from './fold-scheme.ts'

export interface FoldedJob {
  readonly trim: SizeMm
  readonly bindingSide: 'left' | 'right'
  /** Page of the file for a page of the signature, null for a blank one. */
  readonly pageOf: (local: Pages) => Pages | null
  /** How far a page is drawn to the spine, because its leaf is pushed outwards in the bound book. */
  readonly creepOf: (local: Pages) => Mm
  /** Number of the signature among those gathered, 1-based; null when they are nested. */
  readonly step: number | null
  /** Ground off the back of each leaf, 0 where the folds stay. */
  readonly milling: Mm
}

/** A bar on the outer fold, one step lower for each signature; it is gone with the milled back. */
const COLLATION = { height: 5, firstFromHead: 20 } as const
/** Where nothing is milled the bar reaches half a millimetre into each page, which the glue beside the fold hides. */
const collationWidth = (milling: Mm): Mm => (milling > 0 ? milling : 1)

/** Art runs so far over the back that a shallow cut shows no white; the rest of the strip is left to the collation bar. */
const grindBleed = (milling: Mm): Mm => milling / 2

/** Two pages that share a spine. */
const pairWidth = ({ trim, milling }: FoldedJob): Mm => 2 * (trim.width + milling + BLEED)

/** An unfolded signature. */
export function foldedBlock(job: FoldedJob, pages: SignaturePages): Block {
  const scheme = foldScheme(pages, job.bindingSide)
  return {
    size: foldedSize(job.trim, pages, job.milling),
    cells: scheme.cells.map((cell) => placeCell(job, cell, scheme.rows)),
    lines: foldLines(job, scheme.columns, scheme.rows),
    collation: job.step === null ? null : collationBar(job, job.step, scheme.cells[0], scheme.rows),
  }
}

function placeCell(job: FoldedJob, cell: SchemeCell, rows: number): Cell {
  const { trim, milling } = job
  const creep = job.creepOf(cell.front)
  const spineRight = cell.column % 2 === 0
  const left = Math.floor(cell.column / 2) * pairWidth(job) + BLEED
  const beside = spineRight ? creep : trim.width + 2 * milling - creep
  return {
    front: job.pageOf(cell.front),
    back: job.pageOf(cell.back),
    x: roundMm(left + beside),
    y: roundMm((rows - 1 - cell.row) * (trim.height + 2 * BLEED) + BLEED),
    size: trim,
    turn: cell.headDown ? 180 : 0,
    bleed: boundBleed(spineRight === cell.headDown ? 'left' : 'right', creep, milling),
  }
}

/** Over an unmilled fold nothing is drawn and what crept over it is cut off, or it would show on the page opposite. */
function boundBleed(spine: 'left' | 'right', creep: Mm, milling: Mm): Edges {
  const all = { top: BLEED, right: BLEED, bottom: BLEED, left: BLEED }
  return { ...all, [spine]: creep === 0 ? grindBleed(milling) : -creep }
}

/** Spines down the middle of each pair, and folds between pairs and rows. */
function foldLines(job: FoldedJob, columns: number, rows: number): readonly InnerLine[] {
  const pair = pairWidth(job)
  const row = job.trim.height + 2 * BLEED
  const vertical = Array.from({ length: columns - 1 }, (_, index) => roundMm(((index + 1) * pair) / 2))
  const horizontal = Array.from({ length: rows - 1 }, (_, index) => roundMm((index + 1) * row))
  return [
    ...vertical.map((at) => ({ kind: 'fold' as const, direction: 'vertical' as const, at })),
    ...horizontal.map((at) => ({ kind: 'fold' as const, direction: 'horizontal' as const, at })),
  ]
}

function collationBar(job: FoldedJob, step: number, first: SchemeCell | undefined, rows: number): Bar | null {
  if (!first) return null
  const { trim } = job
  const { height, firstFromHead } = COLLATION
  const width = collationWidth(job.milling)
  const steps = Math.max(1, Math.floor((trim.height - 2 * firstFromHead) / height))
  const fromHead = firstFromHead + ((step - 1) % steps) * height
  const spine = (Math.floor(first.column / 2) + 0.5) * pairWidth(job)
  const foot = (rows - 1 - first.row) * (trim.height + 2 * BLEED) + BLEED
  const y = first.headDown ? foot + fromHead : foot + trim.height - fromHead - height
  return { x: roundMm(spine - width / 2), y: roundMm(y), width, height }
}
