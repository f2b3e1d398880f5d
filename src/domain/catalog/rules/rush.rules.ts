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

const PLAIN_ROLES: readonly string[] = ['cover', 'body']

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
  if ([spec, ...spec.parts].some(({ finishes }) => finishes.length > 0)) return '후가공 없이 됩니다.'
  if (spec.parts.some(({ role, wings }) => !PLAIN_ROLES.includes(role) || wings.front + wings.back > 0))
    return '면지와 간지, 날개 없이 됩니다.'
  return spec.parts.some(({ coating: { front, back } }) => back !== 'none' || !limits.coatings.includes(front))
    ? `${named(limits.coatings, findCoating)} 코팅 한 면만 됩니다.`
    : null
}
