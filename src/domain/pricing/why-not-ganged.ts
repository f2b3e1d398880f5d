import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { gangedSize } from './ganged-route.ts'
import type { Tariff } from './tariff.ts'

/** Korean: which of size, paper, inks and quantity is not among those that are printed together with other jobs. */
export function whyNotGanged(spec: JobSpec, { openSize }: JobGeometry, { ganged }: Tariff): string {
  const [part] = spec.parts
  if (!part || part.ink.front !== 4 || part.ink.back % 4 !== 0) return '컬러로만 찍습니다.'
  if (!(gangedSize(openSize) in ganged.sizes)) return `${Object.keys(ganged.sizes).join(', ')} mm만 됩니다.`
  if (!(part.paper in ganged.papers)) return '이 종이로 찍지 않습니다.'
  return `${formatCount(ganged.front.at(-1)?.[0] ?? 0)}장까지 됩니다.`
}
