import { formatCount } from '#/domain/money/format-count.ts'
import { findPaper } from '../lookup.ts'
import type { PartRole } from '../job-spec.ts'
import { firstInParts, issue } from './job-view.ts'
import type { Rule } from './job-view.ts'

const READING_ORDER: readonly PartRole[] = ['cover', 'endpaper', 'body', 'insert', 'sheet']

/** The parts are those of the kind, each once (sections and inserts may repeat), in reading order, on papers it offers. */
export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: 'parts-of-kind',
    broken: ({ spec, kind }) => {
      for (const part of kind.parts) {
        const count = spec.parts.filter((candidate) => candidate.role === part.role).length
        if (count === 0 && !part.optional) return issue('parts', `${part.title} 사양이 없습니다.`)
        const most = part.role === 'insert' ? count : part.secondPapers.length > 0 ? 2 : 1
        if (count > most) return issue('parts', `${part.title} 사양이 두 번 있습니다.`)
      }
      return null
    },
  },
  {
    id: 'part-known',
    broken: (job) =>
      firstInParts(job, (part, path) =>
        job.kind.parts.some((known) => known.role === part.role) ? null : issue(path, '이 상품에 없는 부분입니다.'),
      ),
  },
  {
    id: 'part-ids',
    broken: ({ spec }) =>
      new Set(spec.parts.map((part) => part.id)).size === spec.parts.length
        ? null
        : issue('parts', '같은 이름의 부분이 있습니다.'),
  },
  {
    id: 'part-order',
    broken: ({ spec }) => {
      const ranks = spec.parts.map((part) => READING_ORDER.indexOf(part.role))
      return ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0))
        ? null
        : issue('parts', '부분의 차례가 맞지 않습니다.')
    },
  },
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
