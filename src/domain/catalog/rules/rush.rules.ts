import { formatCount } from '#/domain/money/format-count.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import type { RushLimits } from '../kind-definition.ts'
import { findBinding, findCoating, findTrim, sameSize } from '../lookup.ts'
import type { JobSpec } from '../job-spec.ts'
import { issue } from './job-view.ts'
import type { Rule } from './job-view.ts'

/** What a job that leaves by the next working day may be. Judged only where it was asked for. */
export const RUSH_RULES: readonly Rule[] = [
  {
    id: 'rush',
    broken: ({ spec, kind }) => {
      const reason = spec.rush ? whyNoRush(spec, kind.rush) : null
      return reason === null ? null : issue('rush', `24시간 제작은 ${reason}`)
    },
  },
]

const named = (ids: readonly string[], find: (id: string) => { readonly name: string } | null | undefined): string =>
  ids.map((id) => find(id)?.name ?? id).join(', ')

/** Korean, as it follows 「24시간 제작은」; null for a job that can be made in that time. */
function whyNoRush(spec: JobSpec, limits: RushLimits | undefined): string | null {
  if (!limits) return '이 상품에 없습니다.'
  if (!limits.trims.some((id) => sameSize(findTrim(id)?.size ?? spec.trim, spec.trim)))
    return `${named(limits.trims, findTrim)}만 됩니다.`
  if (!limits.bindings.includes(spec.binding ?? '')) return `${named(limits.bindings, findBinding)} 제본만 됩니다.`
  const pages = bodyPages(spec)
  if (pages > limits.pages) return `${formatCount(limits.pages)}쪽까지 됩니다. 지금 ${formatCount(pages)}쪽입니다.`
  if (spec.copies > limits.copies)
    return `${formatCount(limits.copies)}부까지 됩니다. 지금 ${formatCount(spec.copies)}부입니다.`
  return whyNoWork(spec, limits)
}

function whyNoWork({ parts, finishes }: JobSpec, limits: RushLimits): string | null {
  if (finishes.length > 0 || parts.some((part) => part.finishes.length > 0)) return '후가공 없이 됩니다.'
  if (parts.some(({ role }) => role === 'insert' || role === 'endpaper')) return '면지와 간지 없이 됩니다.'
  if (parts.some(({ wings }) => wings.front + wings.back > 0)) return '날개 없이 됩니다.'
  return parts.some(({ coating: { front, back } }) => back !== 'none' || !limits.coatings.includes(front))
    ? `${named(limits.coatings, findCoating)} 코팅 한 면만 됩니다.`
    : null
}
