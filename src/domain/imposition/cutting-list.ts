import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { BLEED, type Grid, grid, withEdges } from '#/domain/print/n-up.ts'
import { pressSheet } from '#/domain/print/press-sheets.data.ts'
import type { Copies, Mm, SizeMm } from '#/domain/print/units.ts'
import type { Grain } from './plan.ts'

/** Paper that goes into the job without passing a press: how it is cut, and how much of it. */
export interface CutLine {
  readonly partId: string
  /** `면지`, `간지`. */
  readonly name: string
  readonly paper: string
  /** Cut oversize: it is trimmed together with the block. */
  readonly size: SizeMm
  /** Folded once down the middle. */
  readonly folded: boolean
  readonly perCopy: number
  readonly pieces: Copies
  /** Mill sheet, pieces from one of it, and sheets in all, without spoilage. */
  readonly sheet: string
  readonly perSheet: number
  readonly sheets: Copies
  readonly grain: Grain
}

const MILL_SHEETS = ['kuk', 'sasa'] as const

/** Endpapers and unprinted dividers of a job. */
export const cuttingList = (spec: JobSpec, geometry = geometryOf(spec)): readonly CutLine[] =>
  spec.parts
    .filter((part) => (part.role === 'endpaper' || part.role === 'insert') && part.ink.front + part.ink.back === 0)
    .map((part) => cutLine(spec, part, geometry))

function cutLine(spec: JobSpec, part: PartSpec, { leafRoom: room }: JobGeometry): CutLine {
  const folded = part.role === 'endpaper'
  const size = folded ? foldedLeaf(spec.trim, room[spec.bindingSide]) : withEdges(spec.trim, room)
  const perCopy = folded ? part.pages / 4 : part.pages / 2
  const pieces = perCopy * spec.copies
  const best = bestSheet(size)
  return {
    partId: part.id,
    name: folded ? '면지' : '간지',
    paper: paperOf(part).name,
    size,
    folded,
    perCopy,
    pieces,
    sheet: best.name,
    perSheet: best.grid.count,
    sheets: Math.ceil(pieces / best.grid.count),
    // Pieces lie alike, so that the grain of one sheet runs along the spine of all.
    grain: best.grid.turned === (spec.bindingSide === 'top') ? 'long' : 'short',
  }
}

/** Two leaves in one piece, with the trim of the three open edges and what is ground off the fold. */
const foldedLeaf = (trim: SizeMm, milled: Mm): SizeMm => ({
  width: 2 * (trim.width + BLEED + milled),
  height: trim.height + 2 * BLEED,
})

/** The mill sheet of which least is wasted; unprinted paper is cut from edge to edge. */
function bestSheet(size: SizeMm): { readonly name: string; readonly grid: Grid } {
  const tried = MILL_SHEETS.map(pressSheet).map((sheet) => {
    const cut = grid(sheet.size, size)
    return { name: sheet.name, grid: cut, used: cut.count / (sheet.size.width * sheet.size.height) }
  })
  const best = tried.toSorted((a, b) => b.used - a.used)[0]
  if (!best || best.grid.count === 0) throw new Error(`no mill sheet holds ${size.width} × ${size.height} mm`)
  return best
}
