import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { GUIDE_STARTS } from './guide-starts.data.ts'

/** The example of a guide as a job; null where it has none. */
export function guideStart(slug: string): JobSpec | null {
  const start = GUIDE_STARTS[slug]
  return start ? start.choices.reduce((spec, [id, value]) => choose(spec, id, value), defaultSpec(start.product)) : null
}
