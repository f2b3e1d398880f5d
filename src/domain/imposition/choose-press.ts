import type { PartSpec } from '#/domain/catalog/job-spec.ts'
import type { RouteId } from '#/domain/pricing/quote.ts'
import { grid } from '#/domain/print/n-up.ts'
import { pressSheet, type PressSheet } from '#/domain/print/press-sheets.data.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { pressArea } from './press-area.ts'

const SHEETS = ['sra3', 'kuk-4', 'long-330', 'banner-330'] as const
const OFFSET = ['kuk-2', 'sasa-2', 'kuk', 'sasa'] as const
const LARGE = ['wide-630'] as const

/** Sheets to try for a part, in groups: a later group only when nothing of the one before holds the piece. */
function candidates(route: RouteId, part: PartSpec): readonly (readonly string[])[] {
  if (route === 'digital-rotary' && part.role === 'body') return [['web-530'], SHEETS]
  if (route.startsWith('digital')) return [SHEETS, LARGE, OFFSET]
  return part.role === 'body' || route === 'offset-ganged' ? [['kuk', 'sasa'], LARGE] : [OFFSET, LARGE]
}

/** The sheet of the route that wastes least paper on pieces of this size. Throws when none holds one. */
export function choosePress(route: RouteId, part: PartSpec, piece: SizeMm, folded: boolean): PressSheet {
  for (const group of candidates(route, part)) {
    const best = group
      .map(pressSheet)
      .map((press) => ({ press, used: usedShare(press, piece, folded) }))
      .filter(({ used }) => used > 0)
      .toSorted((a, b) => b.used - a.used)[0]
    if (best) return best.press
  }
  throw new Error(`no press sheet holds ${piece.width} × ${piece.height} mm`)
}

function usedShare(press: PressSheet, piece: SizeMm, folded: boolean): number {
  const { count } = grid(pressArea(press, folded), piece)
  return (count * piece.width * piece.height) / (press.size.width * press.size.height)
}
