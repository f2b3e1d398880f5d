import { bodyPages } from '#/domain/print/leaves.ts'
import type { RushLimits } from '../kind-definition.ts'
import type { ChoiceChanges } from '../choice-changes.ts'
import { findCoating, findTrim, sameSize, trimOfVersion } from '../lookup.ts'
import { bindingOfVersion } from '../with-terms.ts'
import type { JobSpec, PartSpec } from '../job-spec.ts'
import { issue } from './job-view.ts'
import type { Rule } from './job-view.ts'

/** What a job that leaves by the next working day may be. Judged only where it was asked for. */
export const RUSH_RULES: readonly Rule[] = [
  {
    id: 'rush',
    broken: ({ spec, kind: { rush, choices } }) => {
      if (!spec.rush) return null
      const reason = rush ? whyNoRush(spec, rush, choices) : '이 상품에 없습니다.'
      return reason === null ? null : issue('rush', `24시간 제작은 ${reason}`)
    },
  },
]

const named = (ids: readonly string[], find: (id: string) => { readonly name: string } | null | undefined): string =>
  ids.map((id) => find(id)?.name).join('·')

const isPlain = ({ role, wings, finishes }: PartSpec): boolean =>
  (role === 'cover' || role === 'body') && wings.front + wings.back + finishes.length === 0

/** Korean, as it follows 「24시간 제작은」; null for a job that can be made in that time. */
function whyNoRush(
  spec: JobSpec,
  { trims, bindings, coatings, pages, copies }: RushLimits,
  choices: ChoiceChanges | undefined,
): string | null {
  const fits =
    trims.some((id) => sameSize(findTrim(id)?.size ?? spec.trim, spec.trim)) &&
    bindings.includes(spec.binding ?? '') &&
    bodyPages(spec) <= pages &&
    spec.copies <= copies
  const size = (id: string) => trimOfVersion(choices, id)
  const binding = (id: string) => bindingOfVersion(choices, id)
  if (!fits) return `${named(trims, size)}, ${named(bindings, binding)}, ${pages}쪽과 ${copies}부까지 됩니다.`
  const plain =
    spec.finishes.length === 0 &&
    spec.parts.every((part) => isPlain(part) && part.coating.back === 'none' && coatings.includes(part.coating.front))
  return plain ? null : `후가공·면지·간지·날개 없이, 코팅은 한 면에 ${named(coatings, findCoating)}만 됩니다.`
}
