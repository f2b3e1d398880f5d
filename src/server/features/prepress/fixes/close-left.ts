import type { PreflightDeps } from '#/server/features/prepress/preflight/preflight.public.ts'
import { forgetGivenUp, leftAlone } from '#/server/platform/jobs/left-alone.ts'
import { longWaiting } from './fixes.repo.ts'
import { BROKE_DOWN, failFix } from './make-fix.ts'
import { fixKey } from './try-fixes.ts'

const LEFT_AFTER_MS = 20 * 60_000
const BATCH = 200

/** Tries whose job is no more: one that waited for ever would keep its customer from trying again. */
export async function closeLeftFixes(deps: PreflightDeps): Promise<void> {
  const { db } = deps.database
  const ids = await longWaiting(db, new Date(deps.clock.now().getTime() - LEFT_AFTER_MS), BATCH)
  const left = await leftAlone(db, ids.map(fixKey))
  for (const id of ids) if (left.has(fixKey(id))) await failFix(deps, id, BROKE_DOWN)
  await forgetGivenUp(db, [...left])
}
