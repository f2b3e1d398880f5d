import type { Edge } from '#/domain/preflight/placement.ts'
import { intersect, union, type Box } from '#/pdf/content/box.ts'
import { IDENTITY, multiply, type Matrix } from '#/pdf/content/matrix.ts'
import { chosenPages, type FixFile } from '../open-for-fix.ts'
import { allRound, extend, placeInPoints, points } from '../place-in-points.ts'
import { redrawPage, type Drawing } from '../redraw-page.ts'

/** Copies reach this far under the page itself, in points, so that no seam shows. */
const OVERLAP = 0.5

/**
 * Continues the art beyond the knife: the strip inside each short edge is drawn once more, turned over at the trim, and the
 * corners by both. Only as many copies as there are short edges; other edges keep the bleed they have.
 */
export function bleedMirror(file: FixFile, pages: readonly number[], edges: readonly (readonly Edge[])[]): void {
  for (const page of chosenPages(file, pages)) {
    const placed = placeInPoints(file, page)
    const short = edges[pages.indexOf(page.number)] ?? []
    if (!placed || short.length === 0) continue
    const { trim, media } = placed
    const full = extend(trim, allRound(points(file.expectation.bleed)))
    redrawPage(file, page, {
      drawings: [{ matrix: IDENTITY, clip: ownPart(trim, full, media, short) }, ...copies(trim, full, short)],
      media: full,
      bleed: full,
      trim,
    })
  }
}

/** What the page itself shows: up to the trim where it is continued, with its own bleed elsewhere. */
function ownPart(trim: Box, full: Box, media: Box, short: readonly Edge[]): Box {
  const had = union(intersect(full, media), trim)
  const at = (edge: Edge) => (short.includes(edge) ? trim : had)[edge]
  return { left: at('left'), right: at('right'), bottom: at('bottom'), top: at('top') }
}

interface Fold {
  readonly matrix: Matrix
  readonly from: number
  readonly to: number
}

function copies(trim: Box, full: Box, short: readonly Edge[]): readonly Drawing[] {
  const across: readonly (Fold | null)[] = [null, ...short.flatMap((edge) => acrossFold(edge, trim, full))]
  const down: readonly (Fold | null)[] = [null, ...short.flatMap((edge) => downFold(edge, trim, full))]
  return across
    .flatMap((x) =>
      down.flatMap((y): Drawing[] => {
        if (!x && !y) return []
        return [
          {
            matrix: multiply(x?.matrix ?? IDENTITY, y?.matrix ?? IDENTITY),
            clip: {
              left: x?.from ?? full.left,
              right: x?.to ?? full.right,
              bottom: y?.from ?? full.bottom,
              top: y?.to ?? full.top,
            },
          },
        ]
      }),
    )
    .toReversed()
}

const turnOverX = (at: number): Matrix => [-1, 0, 0, 1, 2 * at, 0]
const turnOverY = (at: number): Matrix => [1, 0, 0, -1, 0, 2 * at]

function acrossFold(edge: Edge, trim: Box, full: Box): readonly Fold[] {
  if (edge === 'left') return [{ matrix: turnOverX(trim.left), from: full.left, to: trim.left + OVERLAP }]
  if (edge === 'right') return [{ matrix: turnOverX(trim.right), from: trim.right - OVERLAP, to: full.right }]
  return []
}

function downFold(edge: Edge, trim: Box, full: Box): readonly Fold[] {
  if (edge === 'bottom') return [{ matrix: turnOverY(trim.bottom), from: full.bottom, to: trim.bottom + OVERLAP }]
  if (edge === 'top') return [{ matrix: turnOverY(trim.top), from: trim.top - OVERLAP, to: full.top }]
  return []
}
