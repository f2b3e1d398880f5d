import type { PartSpec } from '#/domain/catalog/job-spec.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { grid } from '#/domain/print/n-up.ts'
import { pressSheet, type PressSheet } from '#/domain/print/press-sheets.data.ts'
import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import { signatureOn } from '#/domain/print/signature-size.ts'
import type { Gsm, Mm, SizeMm } from '#/domain/print/units.ts'
import { pressArea } from './press-area.ts'

const SHEETS = ['sra3', 'kuk-4', 'long-330', 'banner-330'] as const
const OFFSET = ['kuk-2', 'sasa-2', 'kuk', 'sasa'] as const
const LARGE = ['wide-630'] as const

/** No sheet of the route holds the piece. Its message is Korean and says which size would go. */
export class NoPressSheet extends Error {}

/** Sheets to try for a part, in groups: a later group only when nothing of the one before holds the piece. */
function candidates(route: RouteId, part: PartSpec): readonly (readonly string[])[] {
  if (route === 'digital-rotary' && part.role === 'body') return [['web-530'], SHEETS]
  if (route.startsWith('digital')) return [SHEETS, LARGE, OFFSET]
  // The sheet that ganged work is priced on comes first.
  if (route === 'offset-ganged') return [['kuk'], ['sasa'], LARGE]
  return part.role === 'body' ? [['kuk', 'sasa'], LARGE] : [OFFSET, LARGE]
}

/** What decides which signatures a sheet takes. */
export interface FoldedPages {
  readonly trim: SizeMm
  readonly gsm: Gsm
  readonly milling: Mm
}

/**
 * The sheet of the route that wastes least paper on pieces of this size, or on signatures of such pages. Throws `NoPressSheet` when
 * none holds one.
 */
export function choosePress(
  route: RouteId,
  part: PartSpec,
  piece: SizeMm,
  folded: FoldedPages | null = null,
): PressSheet {
  const groups = candidates(route, part)
  for (const group of groups) {
    const best = group
      .map(pressSheet)
      .map((press) => ({ press, used: usedShare(press, piece, folded) }))
      .filter(({ used }) => used > 0)
      .toSorted((a, b) => b.used - a.used)[0]
    if (best) return best.press
  }
  throw new NoPressSheet(tooLarge(piece, groups.flat().map(pressSheet), folded !== null))
}

function usedShare(press: PressSheet, piece: SizeMm, folded: FoldedPages | null): number {
  const sheet = press.size.width * press.size.height
  if (!folded) return (grid(pressArea(press, false), piece).count * piece.width * piece.height) / sheet
  const { trim, gsm, milling } = folded
  return ((signatureOn(press, trim, gsm, milling)?.perSide ?? 0) * trim.width * trim.height) / sheet
}

/** Of the sheets the one that comes nearest, and what of the piece does not fit it. */
function tooLarge(piece: SizeMm, sheets: readonly PressSheet[], folded: boolean): string {
  const [short, long] = sides(piece)
  const fits = sheets.map((press) => {
    const area = pressArea(press, folded)
    const [roomShort, roomLong] = sides(area)
    return { press, roomShort, roomLong, over: Math.max(0, short - roomShort) + Math.max(0, long - roomLong) }
  })
  const nearest = fits.toSorted((a, b) => a.over - b.over)[0]
  if (!nearest) return '이 방식에는 인쇄기가 없습니다.'
  const { press, roomShort, roomLong } = nearest
  const less = [
    ...(short > roomShort ? [`짧은 쪽을 ${missing(short, roomShort)}`] : []),
    ...(long > roomLong ? [`긴 쪽을 ${missing(long, roomLong)}`] : []),
  ]
  return [
    `도련까지 ${formatSize(piece)}인 판이 앉을 종이가 없습니다.`,
    `가장 가까운 ${press.name} ${formatSize(press.size)}에는 ${formatMm(roomShort)} × ${formatMm(roomLong)} mm까지 찍힙니다.`,
    `${less.join(', ')} 줄이면 됩니다.`,
  ].join('\n')
}

/** Rounded up: what is a tenth too long still does not fit. */
const missing = (size: number, room: number): string => `${formatMm(Math.ceil((size - room) * 10 - 1e-6) / 10)} mm`

const sides = ({ width, height }: SizeMm): readonly [number, number] => [
  Math.min(width, height),
  Math.max(width, height),
]
