import type { Fix } from '#/domain/preflight/fixes/fix.ts'
import type { Edge } from '#/domain/preflight/placement.ts'
import type { Mm } from '#/domain/print/units.ts'
import { intersect, union, type Box } from '#/pdf/content/box.ts'
import { IDENTITY, multiply, type Matrix } from '#/pdf/content/matrix.ts'
import { chosenPages, type FixFile } from '../open-for-fix.ts'
import { allRound, extend, placeInPoints, points } from '../place-in-points.ts'
import { redrawPage, type Drawing } from '../redraw-page.ts'

/** Copies reach this far under the page itself, in points, so that no seam shows. */
const OVERLAP = 0.5

/**
 * Continues the art beyond the knife: the strip inside each short edge is drawn once more, turned over where the art ends, and the
 * corners by both. Only as many copies as there are short edges; other edges keep the bleed they have.
 */
export function bleedMirror(file: FixFile, { pages, edges, gaps }: Fix & { id: 'bleed-mirror' }): void {
  for (const page of chosenPages(file, pages)) {
    const placed = placeInPoints(file, page)
    const at = pages.indexOf(page.number)
    const short = edges[at] ?? []
    if (!placed || short.length === 0) continue
    const { trim, media } = placed
    const full = extend(trim, allRound(points(file.expectation.bleed)))
    const art = artWithin(trim, short, gaps[at] ?? [])
    redrawPage(file, page, {
      drawings: [{ matrix: IDENTITY, clip: ownPart(art, full, media, short) }, ...copies(art, full, short)],
      media: full,
      bleed: full,
      trim,
    })
  }
}

/** Art that ends a hair before the knife is turned over there, or the hair would be a white line. */
function artWithin(trim: Box, short: readonly Edge[], gaps: readonly Mm[]): Box {
  const gap = (edge: Edge) => points(gaps[short.indexOf(edge)] ?? 0)
  return {
    left: trim.left + gap('left'),
    right: trim.right - gap('right'),
    bottom: trim.bottom + gap('bottom'),
    top: trim.top - gap('top'),
  }
}

/** What the page itself shows: up to the end of its art where that is continued, with its own bleed elsewhere. */
function ownPart(art: Box, full: Box, media: Box, short: readonly Edge[]): Box {
  const had = union(intersect(full, media), art)
  const at = (edge: Edge) => (short.includes(edge) ? art : had)[edge]
  return { left: at('left'), right: at('right'), bottom: at('bottom'), top: at('top') }
}

interface Fold {
  readonly matrix: Matrix
  readonly from: number
  readonly to: number
}

function copies(art: Box, full: Box, short: readonly Edge[]): readonly Drawing[] {
  const across: readonly (Fold | null)[] = [null, ...short.flatMap((edge) => acrossFold(edge, art, full))]
  const down: readonly (Fold | null)[] = [null, ...short.flatMap((edge) => downFold(edge, art, full))]
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

function acrossFold(edge: Edge, art: Box, full: Box): readonly Fold[] {
  if (edge === 'left') return [{ matrix: turnOverX(art.left), from: full.left, to: art.left + OVERLAP }]
  if (edge === 'right') return [{ matrix: turnOverX(art.right), from: art.right - OVERLAP, to: full.right }]
  return []
}

function downFold(edge: Edge, art: Box, full: Box): readonly Fold[] {
  if (edge === 'bottom') return [{ matrix: turnOverY(art.bottom), from: full.bottom, to: art.bottom + OVERLAP }]
  if (edge === 'top') return [{ matrix: turnOverY(art.top), from: art.top - OVERLAP, to: full.top }]
  return []
}
