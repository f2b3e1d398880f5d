import { openSize } from '../open-size.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import type { Finish } from '../finish.ts'
import type { FinishChoice, PartSpec } from '../job-spec.ts'
import { findFold, findPaper, finishOf, worksAs } from '../lookup.ts'
import type { SpecIssue } from '../spec-issue.ts'
import { firstInParts, issue } from './job-view.ts'
import type { JobView, Rule } from './job-view.ts'

/** From this weight on a fold breaks the surface unless it is scored first. */
export const SCORE_FROM_GSM = 150

/** The part that a finish of the whole piece is worked on. */
const outerPart = (job: JobView): PartSpec | undefined => job.spec.parts[0]

/** Why a finish cannot be done on this job; null when it can. Used for each finish in a spec and for each one offered. */
export function finishProblem(
  job: JobView,
  choice: FinishChoice,
  part: PartSpec | undefined,
  path: string,
): SpecIssue | null {
  const finish = finishOf(choice)
  if (!finish) return issue(path, '고를 수 없는 후가공입니다.')
  const style = job.binding?.style ?? 'sheet'
  if (!finish.on.includes(style)) return issue(path, finish.notOn)
  return wrongDetail(finish, choice, path) ?? wrongMaterial(finish, part, path) ?? wrongArea(job, choice, path)
}

function wrongDetail(finish: Finish, choice: FinishChoice, path: string): SpecIssue | null {
  const variants = finish.variants.map((variant) => variant.id)
  if (variants.length > 0 ? !variants.includes(choice.variant ?? '') : choice.variant !== undefined) {
    return issue(`${path}.variant`, `${finish.name} 종류를 골라 주세요.`)
  }
  const { count } = finish
  if (
    count
      ? !(choice.count !== undefined && choice.count >= count.min && choice.count <= count.max)
      : choice.count !== undefined
  ) {
    return issue(
      `${path}.count`,
      count
        ? `${finish.name}: ${count.min}–${count.max}${count.unit}까지 됩니다.`
        : `${finish.name}에는 수를 정하지 않습니다.`,
    )
  }
  if ((finish.area === undefined) !== (choice.area === undefined))
    return issue(`${path}.area`, `${finish.name} 크기를 적어 주세요.`)
  return null
}

function wrongMaterial(finish: Finish, part: PartSpec | undefined, path: string): SpecIssue | null {
  const paper = part && findPaper(part)
  if (!part || !paper) return null
  if (finish.minGsm && paper.gsm < finish.minGsm)
    return issue(path, `${finish.name}: ${finish.minGsm} g부터 됩니다. 지금 ${paper.gsm} g입니다.`)
  if (finish.maxGsm && paper.gsm > finish.maxGsm)
    return issue(path, `${finish.name}: ${finish.maxGsm} g까지 됩니다. 지금 ${paper.gsm} g입니다.`)
  if (finish.needsCoating && !finish.needsCoating.includes(part.coating.front))
    return issue(path, '무광이나 벨벳 코팅 위에 됩니다.')
  return null
}

function wrongArea(job: JobView, choice: FinishChoice, path: string): SpecIssue | null {
  const limits = finishOf(choice)?.area
  if (!limits || !choice.area) return null
  const piece = openSize(job.spec)
  for (const side of ['width', 'height'] as const) {
    const most = Math.min(limits.max[side], piece[side])
    const name = side === 'width' ? '가로' : '세로'
    if (choice.area[side] > most) return issue(`${path}.area.${side}`, `${name}는 ${formatMm(most)} mm까지 됩니다.`)
    if (choice.area[side] < limits.min[side])
      return issue(`${path}.area.${side}`, `${name}는 ${limits.min[side]} mm부터 됩니다.`)
  }
  return null
}

function inList(job: JobView, list: readonly FinishChoice[], part: PartSpec | undefined, path: string) {
  for (const [index, choice] of list.entries()) {
    const problem = finishProblem(job, choice, part, `${path}.${index}`)
    if (problem) return problem
  }
  return null
}

export const FINISH_RULES: readonly Rule[] = [
  {
    id: 'finishes-of-job',
    broken: (job) => inList(job, job.spec.finishes, outerPart(job), 'finishes'),
  },
  {
    id: 'finishes-of-parts',
    broken: (job) => firstInParts(job, (part, path) => inList(job, part.finishes, part, `${path}.finishes`)),
  },
  {
    id: 'score-before-fold',
    broken: (job) => {
      const needed = scoresNeeded(outerPart(job))
      const scores = job.spec.finishes.find((finish) => worksAs(finish) === 'score')?.count ?? 0
      return scores >= needed
        ? null
        : issue('finishes', `${SCORE_FROM_GSM} g 이상 종이는 접기 전에 오시 ${needed}줄을 넣어야 합니다.`)
    },
  },
]

/** Scored lines that the fold of a sheet needs on its paper. */
export function scoresNeeded(part: PartSpec | undefined): number {
  const fold = findFold(part?.fold ?? 'none')
  const gsm = (part && findPaper(part)?.gsm) ?? 0
  return fold && gsm >= SCORE_FROM_GSM ? fold.creases : 0
}
