import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { JobSpec } from './job-spec.ts'
import { findKind } from './kinds.ts'
import { ALL_OPEN } from './options/option-model.ts'
import type { OptionContext } from './options/option-model.ts'
import { viewJob } from './rules/job-view.ts'
import { SHAPE_RULES } from './shape-rules.ts'
import type { SpecIssue } from './spec-issue.ts'
import { specIssues } from './spec-issues.ts'

/** Judges a spec by the rules of its kind: the spec itself, or every place that cannot be made, with the reason. */
export function validateSpec(spec: JobSpec, context: OptionContext = ALL_OPEN): Result<JobSpec, readonly SpecIssue[]> {
  const shape = shapeIssues(spec)
  const issues = shape.length > 0 ? shape : specIssues(spec, context)
  return issues.length > 0 ? err(issues) : ok(spec)
}

/** The rules between options take for granted that the parts are those of the kind. */
function shapeIssues(spec: JobSpec): readonly SpecIssue[] {
  const kind = findKind(spec.product)
  return kind ? SHAPE_RULES.flatMap((rule) => rule.broken(viewJob(spec, kind)) ?? []) : []
}
