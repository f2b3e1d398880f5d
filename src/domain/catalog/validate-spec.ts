import { err, ok } from '#/lib/result.ts'
import type { Result } from '#/lib/result.ts'
import type { JobSpec } from './job-spec.ts'
import { findKind } from './kinds.ts'
import { ALL_OPEN } from './options/option-model.ts'
import type { OptionContext } from './options/option-model.ts'
import { readSpec } from './read-spec.ts'
import { viewJob } from './rules/job-view.ts'
import { SHAPE_RULES } from './shape-rules.ts'
import type { SpecIssue } from './spec-issue.ts'
import { specIssues } from './spec-issues.ts'

/** Reads and judges a spec from outside. The value is a clean copy: nothing that is not part of a spec comes along. */
export function validateSpec(input: unknown, context: OptionContext = ALL_OPEN): Result<JobSpec, readonly SpecIssue[]> {
  const read = readSpec(input)
  if (!read.ok) return read
  const shape = shapeIssues(read.value)
  const issues = shape.length > 0 ? shape : specIssues(read.value, context)
  return issues.length > 0 ? err(issues) : ok(read.value)
}

/** The rules between options take for granted that the parts are those of the kind. */
function shapeIssues(spec: JobSpec): readonly SpecIssue[] {
  const kind = findKind(spec.product)
  return kind ? SHAPE_RULES.flatMap((rule) => rule.broken(viewJob(spec, kind)) ?? []) : []
}
