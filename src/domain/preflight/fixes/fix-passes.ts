import type { Finding } from '../finding.ts'
import { ALTERNATIVES, type Fix } from './fix.ts'

/** Whether fixes did what they promise: what named them is gone, and nothing stops the job that did not before. */
export function fixesPass(
  fixes: readonly Pick<Fix, 'id'>[],
  before: readonly Finding[],
  after: readonly Finding[],
): boolean {
  const promised = fixes.map(({ id }) => ALTERNATIVES[id] ?? id)
  const remains = after.some(({ fixer }) => fixer !== null && promised.includes(fixer))
  const stoppedBefore = before.flatMap(({ ruleId, severity }) => (severity === 'block' ? [ruleId] : []))
  const stopsNow = after.some(({ ruleId, severity }) => severity === 'block' && !stoppedBefore.includes(ruleId))
  return !remains && !stopsNow
}
