import { formatCount } from '#/domain/money/format-count.ts'
import { findPaper } from '../lookup.ts'
import { firstInParts, issue } from './job-view.ts'
import type { Rule } from './job-view.ts'

/** What the kind offers: papers, bindings, productions, copies. */
export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: 'paper-offered',
    broken: (job) =>
      firstInParts(job, (part, path) => {
        const offered = job.kind.parts.find((known) => known.role === part.role)?.papers.includes(part.paper)
        return offered && findPaper(part.paper) ? null : issue(`${path}.paper`, '이 부분에 쓰지 않는 종이입니다.')
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
    id: 'production-offered',
    broken: ({ spec, kind }) =>
      kind.productions.includes(spec.production)
        ? null
        : issue('production', '이 상품에서는 고를 수 없는 인쇄 방식입니다.'),
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
