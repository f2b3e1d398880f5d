import { bodyPages } from '#/domain/print/leaves.ts'
import type { RushLimits } from '../kind-definition.ts'
import { findBinding, findCoating, findTrim, sameSize } from '../lookup.ts'
import type { JobSpec, PartSpec } from '../job-spec.ts'
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

const isPlain = ({ role, wings, finishes }: PartSpec): boolean =>
  (role === 'cover' || role === 'body') && wings.front + wings.back + finishes.length === 0

const named = (ids: readonly string[], find: (id: string) => { readonly name: string } | null | undefined): string =>
  ids.map((id) => find(id)?.name ?? id).join(', ')

/** Korean, as it follows 「24시간 제작은」; null for a job that can be made in that time. */
function whyNoRush(spec: JobSpec, limits: RushLimits | undefined): string | null {
  if (!limits) return '이 상품에 없습니다.'
  if (!limits.trims.some((id) => sameSize(findTrim(id)?.size ?? spec.trim, spec.trim)))
    return `${named(limits.trims, findTrim)}만 됩니다.`
  if (!limits.bindings.includes(spec.binding ?? '')) return `${named(limits.bindings, findBinding)} 제본만 됩니다.`
  const { pages, copies } = limits
  if (bodyPages(spec) > pages || spec.copies > copies) return `${pages}쪽, ${copies}부까지 됩니다.`
  const { parts, finishes } = spec
  if (finishes.length > 0 || !parts.every(isPlain)) return '후가공, 면지, 간지, 날개 없이 됩니다.'
  return parts.some(({ coating: { front, back } }) => back !== 'none' || !limits.coatings.includes(front))
    ? `${named(limits.coatings, findCoating)} 코팅 한 면만 됩니다.`
    : null
}
