import { filesOf } from '#/server/features/files/files/files.public.ts'
import { jobFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import { advancePaid, lineFilesChanged, orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { type Attempt, type JobHandler, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { answerQuestions, checkFileJob, giveUp, readSoon } from './check-file.ts'
import { askForLine, checkLine, checkLineJob, checkOrder, handToStaff } from './check-line.ts'
import { closeLeftQuestions } from './close-left.ts'
import { dropUnclaimed, dropUnclaimedJob } from './drop-unclaimed.ts'
import type { PreflightDeps } from './preflight-deps.ts'
import { sweepPreflight } from './sweep-preflight.ts'

export function preflightJobs(deps: PreflightDeps): readonly JobHandler[] {
  return [
    onJob(jobType('preflight.sweep'), () => sweepPreflight(deps), '17 4 * * *'),
    onJob(jobType('preflight.close-left', 3), () => closeLeftQuestions(deps), '*/10 * * * *'),
    onJob(dropUnclaimedJob, ({ storageKeys }) => dropUnclaimed(deps, storageKeys)),
    onEvent(orderPaid, 'preflight.check-order', ({ orderId }) => checkOrder(deps, orderId)),
    onEvent(advancePaid, 'preflight.check-order-of-advance', ({ orderId }) => checkOrder(deps, orderId)),
    onEvent(jobFilesChosen, 'preflight.read-chosen', (chosen) => readSoon(deps, chosen)),
    onEvent(lineFilesChanged, 'preflight.check-changed-line', ({ lineId }) => askForLine(deps, lineId)),
    onJob(checkLineJob, ({ lineId }, attempt) =>
      orElse(
        { deps, attempt, what: { lineId } },
        () => checkLine(deps, lineId),
        () => handToStaff(deps, lineId),
      ),
    ),
    onJob(checkFileJob, ({ fileId }, attempt) =>
      orElse(
        { deps, attempt, what: { fileId } },
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

interface Trying {
  readonly deps: PreflightDeps
  readonly attempt: Attempt
  readonly what: object
}

/**
 * Tries; when the last attempt fails too, whoever waits is told and the failure shows in the log. The job is done then: one that is
 * given up would be the doctor's, who can do nothing about it.
 */
async function orElse(
  { deps, attempt, what }: Trying,
  work: () => Promise<void>,
  otherwise: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!attempt.givesUp(error)) throw error
    deps.log.error({ err: error, ...what }, 'a file could not be checked')
    await otherwise()
  }
}
