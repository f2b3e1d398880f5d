import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { openSize } from '#/domain/print/folding.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import { gangedSize } from './ganged-route.ts'
import type { Tariff } from './tariff.ts'

/** Korean: which of size, paper, inks and quantity is not among those that are printed together with other jobs. */
export function whyNotGanged(spec: JobSpec, { ganged }: Tariff): string {
  const [part] = spec.parts
  const size = openSize(spec)
  if (!part || part.ink.front !== 4 || part.ink.back % 4 !== 0) return '컬러 단면과 컬러 양면만 됩니다.'
  if (ganged.sizes[gangedSize(size)] === undefined)
    return `${Object.keys(ganged.sizes).join(', ')} mm만 됩니다. 지금 ${formatSize(size)}입니다.`
  if (ganged.papers[part.paper] === undefined) return `${paperOf(part.paper).name} 종이는 쓰지 않습니다.`
  const most = (part.ink.back === 4 ? ganged.both : ganged.front).at(-1)?.[0] ?? 0
  return `${formatCount(most)}장까지 됩니다. 지금 ${formatCount(spec.copies)}장입니다.`
}
