import { NEAREST, farthest, placesOf } from './finish-position.ts'
import type { PartRole } from '#/domain/print/print-job.ts'
import type { FinishChoice, JobSpec } from './job-spec.ts'
import { finishOf } from './lookup.ts'
import { firstInParts, issue } from './rules/job-view.ts'
import type { Rule } from './rules/job-view.ts'
import type { SpecIssue } from './spec-issue.ts'

const READING_ORDER: readonly PartRole[] = ['cover', 'endpaper', 'body', 'insert', 'sheet']

/**
 * The parts are those of the kind, each once (sections and inserts may repeat), in reading order. No choice on a screen breaks
 * these: they are for specs from outside, and the option page travels without them.
 */
export const SHAPE_RULES: readonly Rule[] = [
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
    id: 'production-offered',
    broken: ({ spec, kind }) =>
      kind.productions.includes(spec.production)
        ? null
        : issue('production', '이 상품에서는 고를 수 없는 인쇄 방식입니다.'),
  },
  {
    id: 'sheet-sides',
    broken: (job) =>
      firstInParts(job, (part, path) =>
        part.role !== 'sheet' || part.pages === (part.ink.back === 0 ? 1 : 2)
          ? null
          : issue(`${path}.pages`, '인쇄하는 면의 수가 도수와 다릅니다.'),
      ),
  },
  {
    id: 'finishes-once',
    broken: (job) =>
      twice(job.spec.finishes, 'finishes') ??
      firstInParts(job, (part, path) => twice(part.finishes, `${path}.finishes`)),
  },
  {
    id: 'finish-position',
    broken: (job) =>
      job.spec.finishes.reduce<SpecIssue | null>(
        (found, choice, index) => found ?? wrongPosition(job.spec, choice, `finishes.${index}`),
        null,
      ),
  },
]

function twice(list: readonly FinishChoice[], path: string): SpecIssue | null {
  const at = list.findIndex(({ id }, index) => list.findIndex((other) => other.id === id) !== index)
  return at < 0 ? null : issue(`${path}.${at}`, '같은 후가공이 두 번 있습니다.')
}

function wrongPosition(spec: JobSpec, choice: FinishChoice, path: string): SpecIssue | null {
  const { place, distance } = choice
  const finish = finishOf(choice)
  if (place !== undefined && !placesOf(spec, finish).some(({ id }) => id === place))
    return issue(`${path}.place`, `${finish?.name ?? choice.id} 자리를 골라 주세요.`)
  // A distance that was chosen before the sheet was folded moves nothing.
  if (distance === undefined || (finish?.onFolds && placesOf(spec, finish).length === 0)) return null
  const most = farthest(spec, choice)
  if (most === null) return issue(`${path}.distance`, `${finish?.name ?? choice.id}에는 거리를 정하지 않습니다.`)
  return distance >= NEAREST && distance <= most
    ? null
    : issue(`${path}.distance`, `${finish?.name ?? choice.id}: 끝에서 ${NEAREST}–${most} mm까지 됩니다.`)
}
