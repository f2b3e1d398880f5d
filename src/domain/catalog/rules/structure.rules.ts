import { formatCount } from '#/domain/money/format-count.ts'
import { findPaper } from '../lookup.ts'
import { firstInParts, issue } from './job-view.ts'
import type { Rule } from './job-view.ts'

/** What the kind offers: papers and copies. */
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
