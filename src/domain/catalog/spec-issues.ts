import type { JobSpec } from './job-spec.ts'
import { measuresOf } from './geometry-of.ts'
import { findKind } from './kinds.ts'
import { kindIn } from './in-catalogue.ts'
import { ALL_OPEN } from './options/option-model.ts'
import type { OptionContext } from './options/option-model.ts'
import { BINDING_RULES } from './rules/binding.rules.ts'
import { FINISH_RULES } from './rules/finish.rules.ts'
import { viewJob } from './rules/job-view.ts'
import type { JobView, MeasuredJob, Rule } from './rules/job-view.ts'
import { PRINT_RULES } from './rules/print.rules.ts'
import { RUSH_RULES } from './rules/rush.rules.ts'
import { SIZE_RULES } from './rules/size.rules.ts'
import { STRUCTURE_RULES } from './rules/structure.rules.ts'
import type { SpecIssue } from './spec-issue.ts'

/** Structure first: the others look papers and bindings up and trust that they exist. */
const LATER_RULES: readonly Rule<MeasuredJob>[] = [
  ...SIZE_RULES,
  ...PRINT_RULES,
  ...BINDING_RULES,
  ...FINISH_RULES,
  ...RUSH_RULES,
]

/** Everything that the rules have against a spec of the right shape; empty when it can be made. */
export function specIssues(spec: JobSpec, context: OptionContext = ALL_OPEN): readonly SpecIssue[] {
  if (!findKind(spec.product)) return [{ path: 'product', message: '지금은 주문할 수 없는 상품입니다.' }]
  const job = viewJob(spec, kindIn(spec.product, context.catalogue))
  const structure = run(STRUCTURE_RULES, job)
  if (structure.length > 0) return structure
  const later = run(LATER_RULES, { ...job, measures: measuresOf(spec) })
  return later.length > 0 ? later : closedChoices(spec, context)
}

function run<Job extends JobView>(rules: readonly Rule<Job>[], job: Job): readonly SpecIssue[] {
  const found: SpecIssue[] = []
  for (const rule of rules) {
    const broken = rule.broken(job)
    if (broken) found.push(broken)
  }
  return found
}

function closedChoices(spec: JobSpec, { closed }: OptionContext): readonly SpecIssue[] {
  const found: SpecIssue[] = []
  const add = (path: string, id: string) => {
    const reason = Object.hasOwn(closed, id) ? closed[id] : undefined
    if (reason) found.push({ path, message: reason })
  }
  for (const [index, part] of spec.parts.entries()) {
    const at = (place: string, id: string) => add(`parts.${index}.${place}`, id)
    at('paper', part.paper)
    at('coating', part.coating.front)
    at('coating', part.coating.back)
    at('fold', part.fold)
    for (const { id } of part.finishes) at('finishes', id)
  }
  add('binding', spec.binding ?? '')
  for (const { id } of spec.finishes) add('finishes', id)
  return found
}
