import { formatCount } from '#/lib/format-count.ts'
import type { FinishChoice, FinishId } from '../job-spec.ts'
import { findPaper } from '../lookup.ts'
import type { SpecIssue } from '../spec-issue.ts'
import { firstInParts, issue } from './job-view.ts'
import type { JobView, Rule } from './job-view.ts'

/** What the kind offers: papers, bindings, finishes and copies. */
export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: 'paper-offered',
    broken: (job) =>
      firstInParts(job, (part, path) => {
        const known = job.kind.parts.find(({ role }) => role === part.role)
        // Without a version at hand the paper that a job carries is taken as it is: it was judged when it was chosen.
        const carried = job.kind.stocks === undefined && part.stock !== undefined
        const offered = known !== undefined && (carried || known.papers.includes(part.paper))
        return offered && findPaper(part) ? null : issue(`${path}.paper`, '이 부분에 쓰지 않는 종이입니다.')
      }),
  },
  {
    id: 'binding-offered',
    broken: ({ spec, kind, binding }) => {
      if (kind.bindings.length === 0) return spec.binding === null ? null : issue('binding', '묶지 않는 상품입니다.')
      return binding && kind.bindings.includes(binding.id) ? null : issue('binding', '고를 수 없는 제본입니다.')
    },
  },
  {
    id: 'finishes-offered',
    broken: (job) =>
      notOffered(job, job.spec.finishes, job.kind.finishes, 'finishes') ??
      firstInParts(job, (part, path) => {
        const offered = job.kind.parts.find((known) => known.role === part.role)?.finishes ?? []
        return notOffered(job, part.finishes, offered, `${path}.finishes`)
      }),
  },
  {
    id: 'copies',
    broken: ({ spec, kind }) => {
      const { min, max } = kind.copies
      if (spec.copies < min) return issue('copies', `${formatCount(min)}${kind.unit}부터 주문하실 수 있습니다.`)
      if (spec.copies > max)
        return issue('copies', `${formatCount(max)}${kind.unit}까지 주문하실 수 있습니다. 더 많으면 문의해 주세요.`)
      return null
    },
  },
]

/** As with papers, a finish that a job carries is taken as it is where no version is at hand. */
function notOffered(
  { kind }: JobView,
  list: readonly FinishChoice[],
  offered: readonly FinishId[],
  path: string,
): SpecIssue | null {
  const at = list.findIndex(({ id, made }) => !offered.includes(id) && (kind.choices !== undefined || !made))
  return at < 0 ? null : issue(`${path}.${at}`, '이 상품에 없는 후가공입니다.')
}
