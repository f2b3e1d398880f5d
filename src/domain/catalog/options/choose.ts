import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { JobSpec } from '../job-spec.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { kindIn } from '../in-catalogue.ts'
import { sameSpec } from '../spec-key.ts'
import { specIssues } from '../spec-issues.ts'
import { changeOption } from './change-option.ts'
import { finishIn } from './finish-place.ts'
import { ALL_OPEN } from './option-model.ts'
import type { OptionContext, OptionValue } from './option-model.ts'
import { settle } from './settle.ts'

/**
 * What a change leads to: the valid job with its followers settled, or the Korean reason why it cannot be. Rules are the only
 * source of reasons, so what is disabled on a screen and what the server refuses are one thing.
 */
export function attempt(
  spec: JobSpec,
  controlId: string,
  value: OptionValue,
  context: OptionContext = ALL_OPEN,
): Result<JobSpec, string> {
  const next = attemptKeeping(spec, controlId, value, context)
  return next.ok ? ok(next.value.spec) : next
}

/** A job as it is made, and as it was chosen before rules let something follow. */
export interface ChosenJob {
  readonly spec: JobSpec
  readonly wanted: JobSpec
}

/**
 * As `attempt`, and what is wanted after it. What a rule put in or took out with a choice (endpapers of a case, a coating that the
 * paper does not take) is undone when the choice goes back, because each change starts from what the customer chose.
 */
export function attemptKeeping(
  spec: JobSpec,
  controlId: string,
  value: OptionValue,
  context: OptionContext = ALL_OPEN,
): Result<ChosenJob, string> {
  const { wanted } = context
  if (wanted && wanted !== spec) {
    const kept = reach(spec, wanted, controlId, value, context)
    if (kept.ok) return kept
  }
  const next = reach(spec, spec, controlId, value, context)
  // Where what was wanted does not go with the choice, the job as it was seen is what is wanted now.
  return next.ok && wanted && wanted !== spec ? ok({ ...next.value, wanted: next.value.spec }) : next
}

function reach(
  spec: JobSpec,
  from: JobSpec,
  controlId: string,
  value: OptionValue,
  context: OptionContext,
): Result<ChosenJob, string> {
  const kind = kindIn(spec.product, context.catalogue)
  const bare = changeOption(from, kind, controlId, value)
  if (!bare) return err('고를 수 없는 값입니다.')
  const settled = settle(bare, kind)
  const issue = specIssues(settled, context)[0]
  if (issue) return err(issue.message)
  const unpriced = context.unpriced?.(settled) ?? null
  // A job that has no price already may be changed in any way, or there would be none that leads out.
  if (unpriced !== null && context.unpriced?.(spec) === null) return err(unpriced)
  if (survived(spec, settled, kind, controlId, value)) return ok({ spec: settled, wanted: bare })
  return err(specIssues(bare, context)[0]?.message ?? '지금은 고를 수 없습니다.')
}

/** Settling may have taken the choice itself back (endpapers out of a case-bound book, a score that the fold needs). */
function survived(
  spec: JobSpec,
  settled: JobSpec,
  kind: KindDefinition,
  controlId: string,
  value: OptionValue,
): boolean {
  if (controlId === 'finish') {
    return (finishIn(settled, String(value)) === undefined) !== (finishIn(spec, String(value)) === undefined)
  }
  const again = changeOption(settled, kind, controlId, value)
  return again !== null && sameSpec(again, settled)
}

/** The job after a choice; the same job when the choice cannot be made. */
export function choose(
  spec: JobSpec,
  controlId: string,
  value: OptionValue,
  context: OptionContext = ALL_OPEN,
): JobSpec {
  const next = attempt(spec, controlId, value, context)
  return next.ok ? next.value : spec
}
