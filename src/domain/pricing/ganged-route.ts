import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { pieceOf, type JobGeometry } from '#/domain/print/job-geometry.ts'
import { nUp } from '#/domain/print/n-up.ts'
import { pressSheet } from '#/domain/print/press-sheets.data.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { priceLine } from './price-lines.ts'
import type { RoutePlan } from './route-plan.ts'
import type { Tariff } from './tariff.ts'
import { fixedQuantity } from './tiers.ts'

const GANG_SHEET = 'kuk'

export const gangedSize = (size: SizeMm): string =>
  `${Math.min(size.width, size.height)}x${Math.max(size.width, size.height)}`

/** One price for printing and paper together; null when size, paper, inks or quantity are not among the fixed ones. */
export function gangedRoute(spec: JobSpec, geometry: JobGeometry, tariff: Tariff): RoutePlan | null {
  const [part] = spec.parts
  if (
    spec.parts.length !== 1 ||
    part?.role !== 'sheet' ||
    part.ink.front !== 4 ||
    (part.ink.back !== 0 && part.ink.back !== 4)
  )
    return null
  const size = geometry.openSize
  const percent = tariff.ganged.sizes[gangedSize(size)]
  const paperPercent = tariff.ganged.papers[part.paper]
  const row = fixedQuantity(part.ink.back === 4 ? tariff.ganged.both : tariff.ganged.front, spec.copies)
  if (percent === undefined || paperPercent === undefined || !row) return null
  const piece = pieceOf(geometry, part.id)
  const sheet = pressSheet(GANG_SHEET)
  const up = nUp(sheet, piece.size)
  const sheets = Math.ceil(spec.copies / Math.max(1, up))
  const amount = Math.round((row.price * percent * paperPercent) / 10_000)
  const line = priceLine('ganged', part.id, `합판 인쇄 ${paperOf(part.paper).name}`, amount, {
    quantity: spec.copies,
    unit: '장',
    inputs: {
      크기: formatSize(size),
      도수: `${part.ink.front}/${part.ink.back}`,
      '값을 매기는 수': row.copies,
      'A4 기준 값': row.price,
      '크기 비율': `${percent}%`,
      '종이 비율': `${paperPercent}%`,
      '한 면에 앉는 수': up,
    },
  })
  return { route: 'offset-ganged', parts: [{ part, piece, sheet, up, sheets, gross: sheets, lines: [line] }] }
}
