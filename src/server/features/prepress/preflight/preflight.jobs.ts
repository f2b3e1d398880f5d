import { filesOf } from '#/server/features/files/files/files.public.ts'
import { jobFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import { lineFilesChanged, orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { type Attempt, type JobHandler, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { answerQuestions, checkFileJob, giveUp, readSoon } from './check-file.ts'
import { askForLine, checkLine, checkLineJob, checkOrder, handToStaff } from './check-line.ts'
import { dropUnclaimed, dropUnclaimedJob } from './drop-unclaimed.ts'
import type { PreflightDeps } from './preflight-deps.ts'
import { sweepPreflight } from './sweep-preflight.ts'

export function preflightJobs(deps: PreflightDeps): readonly JobHandler[] {
  return [
    onJob(jobType('preflight.sweep'), () => sweepPreflight(deps), '17 4 * * *'),
    onJob(dropUnclaimedJob, ({ storageKeys }) => dropUnclaimed(deps, storageKeys)),
    onEvent(orderPaid, 'preflight.check-order', ({ orderId }) => checkOrder(deps, orderId)),
    onEvent(jobFilesChosen, 'preflight.read-chosen', (chosen) => readSoon(deps, chosen)),
    onEvent(lineFilesChanged, 'preflight.check-changed-line', ({ lineId }) => askForLine(deps, lineId)),
    onJob(checkLineJob, ({ lineId }, attempt) =>
      orElse(
        attempt,
        () => checkLine(deps, lineId),
        () => handToStaff(deps, lineId),
      ),
    ),
    onJob(checkFileJob, ({ fileId }, attempt) =>
      orElse(
        attempt,
        () => checkFile(deps, fileId),
        () => giveUp(deps, fileId),
      ),
    ),
  ]
}

async function checkFile(deps: PreflightDeps, fileId: string): Promise<void> {
  const [file] = await filesOf(deps.database.db, [fileId])
  if (file?.state !== 'ready' || file.sha256 === null) return giveUp(deps, fileId)
  await answerQuestions(deps, { id: file.id, sha256: file.sha256, storageKey: file.storageKey })
}

/** Tries; when the last attempt fails too, somebody is told and the failure still shows in the log. */
async function orElse(attempt: Attempt, work: () => Promise<void>, otherwise: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (attempt.lastAttempt) await otherwise()
    throw error
  }
}
