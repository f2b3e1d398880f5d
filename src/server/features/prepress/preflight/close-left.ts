import { forgetGivenUp, leftAlone } from '#/server/platform/jobs/left-alone.ts'
import { checkKey, giveUp } from './check-file.ts'
import type { PreflightDeps } from './preflight-deps.ts'
import { longWaiting } from './preflight.repo.ts'

/** Longer than the first attempts rest; a file that is tried on has its job all the while. */
const LEFT_AFTER_MS = 20 * 60_000
const BATCH = 200

/** Questions whose job is no more (its process died at its end, or could not say so) are answered as failed, and may be asked anew. */
export async function closeLeftQuestions(deps: PreflightDeps): Promise<void> {
  const { db } = deps.database
  const before = new Date(deps.clock.now().getTime() - LEFT_AFTER_MS)
  const fileIds = await longWaiting(db, before, BATCH)
  const left = await leftAlone(db, fileIds.map(checkKey))
  for (const fileId of fileIds) if (left.has(checkKey(fileId))) await giveUp(deps, fileId)
  await forgetGivenUp(db, [...left])
}
