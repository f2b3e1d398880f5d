import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { JobSpec } from '../job-spec.ts'
import { kindOf } from '../kinds.ts'
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
  const kind = kindOf(spec.product)
  const bare = changeOption(spec, kind, controlId, value)
  if (!bare) return err('고를 수 없는 값입니다.')
  const settled = settle(bare, kind)
  const issue = specIssues(settled, context)[0]
  if (issue) return err(issue.message)
  const unpriced = context.unpriced?.(settled) ?? null
  // A job that has no price already may be changed in any way, or there would be none that leads out.
  if (unpriced !== null && context.unpriced?.(spec) === null) return err(unpriced)
  if (survived(spec, settled, controlId, value)) return ok(settled)
  return err(specIssues(bare, context)[0]?.message ?? '지금은 고를 수 없습니다.')
}

/** Settling may have taken the choice itself back (endpapers out of a case-bound book, a score that the fold needs). */
function survived(spec: JobSpec, settled: JobSpec, controlId: string, value: OptionValue): boolean {
  if (controlId === 'finish') {
    return (finishIn(settled, String(value)) === undefined) !== (finishIn(spec, String(value)) === undefined)
  }
  const again = changeOption(settled, kindOf(spec.product), controlId, value)
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
