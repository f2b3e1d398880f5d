import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { gangedFormat } from './ganged-route.ts'
import type { Tariff } from './tariff.ts'

/** Korean: which of size, paper and quantity is not among those that are printed together with other jobs. */
export function whyNotGanged(spec: JobSpec, { openSize }: JobGeometry, tariff: Tariff): string {
  const { ganged } = tariff
  if (!gangedFormat(openSize, tariff)) return `${largest(ganged.sizes).replace('x', ' × ')} mm까지 됩니다.`
  if (!((spec.parts[0]?.paper ?? '') in ganged.papers)) return '이 종이로 찍지 않습니다.'
  return `${formatCount(ganged.front.at(-1)?.[0] ?? 0)}장까지 됩니다.`
}

/** The name of the format with the longest side; formats are named short side first. */
const largest = (sizes: Tariff['ganged']['sizes']): string =>
  Object.keys(sizes).toSorted((a, b) => Number(b.split('x')[1]) - Number(a.split('x')[1]))[0] ?? ''
