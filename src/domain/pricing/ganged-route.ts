import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { pieceOf, type JobGeometry } from '#/domain/print/job-geometry.ts'
import { nUp } from '#/domain/print/n-up.ts'
import { pressSheet } from '#/domain/print/press-sheets.data.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { priceLine } from './price-lines.ts'
import type { RoutePlan } from './route-plan.ts'
import type { Tariff } from './tariff.ts'
import { wholePrice } from './tiers.ts'

const GANG_SHEET = 'kuk'

/** One price for printing and paper together; null when size, paper or quantity are not among those of the gang. */
export function gangedRoute(spec: JobSpec, geometry: JobGeometry, tariff: Tariff): RoutePlan | null {
  const [part] = spec.parts
  if (spec.parts.length !== 1 || part?.role !== 'sheet') return null
  const format = gangedFormat(geometry.openSize, tariff)
  const paperPercent = tariff.ganged.papers[part.paper]
  const sides = part.ink.back > 0 ? 'both' : 'front'
  const price = wholePrice(tariff.ganged[sides], spec.copies)
  if (format === null || paperPercent === undefined || price === null) return null
  const piece = pieceOf(geometry, part.id)
  const sheet = pressSheet(GANG_SHEET)
  const up = nUp(sheet, piece.size)
  const sheets = Math.ceil(spec.copies / Math.max(1, up))
  const plainPercent = 100 - plainSides(part) * (tariff.ganged.plainSide ?? 0)
  const amount = Math.round((price * format.percent * paperPercent * plainPercent) / 1_000_000)
  const line = priceLine('ganged', part.id, `합판 인쇄 ${paperOf(part).name}`, amount, {
    quantity: spec.copies,
    unit: '장',
    inputs: {
      크기: formatSize(geometry.openSize),
      도수: `${part.ink.front}/${part.ink.back}`,
      'A4 기준 값': Math.round(price),
      '크기 비율': `${format.percent}%`,
      '종이 비율': `${paperPercent}%`,
      ...(plainPercent === 100 ? {} : { '도수 비율': `${plainPercent}%` }),
      '한 면에 앉는 수': up,
    },
  })
  return {
    route: 'offset-ganged',
    parts: [{ part, piece, sheet, up, sheets, gross: sheets, lines: [line], ways: waysOf(part, geometry, format) }],
  }
}

/** Sides with less than the four inks of the gang. */
const plainSides = ({ ink }: PartSpec): number => [ink.front, ink.back].filter((inks) => inks > 0 && inks < 4).length

interface GangedFormat {
  readonly size: SizeMm
  readonly percent: number
}

/** The cheapest format of the gang that the job is cut from: its own, or a larger one. */
export function gangedFormat(open: SizeMm, { ganged }: Tariff): GangedFormat | null {
  const short = Math.min(open.width, open.height)
  const long = Math.max(open.width, open.height)
  let best: GangedFormat | null = null
  for (const [name, percent] of Object.entries(ganged.sizes)) {
    const [width = 0, height = 0] = name.split('x').map(Number)
    if (short > width || long > height || (best && best.percent <= percent)) continue
    best = { size: { width, height }, percent }
  }
  return best
}

/** Where a richer job is run for a plainer one, because it costs less than a run of its own. */
function waysOf(part: PartSpec, { openSize }: JobGeometry, format: GangedFormat): readonly string[] {
  const short = Math.min(openSize.width, openSize.height)
  const long = Math.max(openSize.width, openSize.height)
  const cut = short !== format.size.width || long !== format.size.height
  return [
    ...(cut ? [`합판의 ${formatSize(format.size)} 자리에 찍어 주문하신 크기로 재단합니다.`] : []),
    ...(plainSides(part) > 0
      ? ['합판은 4도로 찍으므로 1도인 면도 컬러와 같은 판에 앉힙니다. 따로 찍는 것보다 쌉니다.']
      : []),
  ]
}
