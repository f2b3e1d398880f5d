import { lineFilesChanged, lineTitled } from '#/server/features/ordering/orders/orders.public.ts'
import { linePassed } from '#/server/features/prepress/preflight/preflight.public.ts'
import { onEvent, onJob, type JobHandler } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { autoProof } from './auto-proof.ts'
import { drawPages, type DrawDeps } from './draw-version.ts'
import { dropUnshown, dropUnshownJob } from './drop-unshown.ts'
import { drawVersion } from './make-version.ts'
import { retitleProof } from './retitle-proof.ts'
import { withdrawApproval } from './withdraw-approval.ts'

export const proofsJobs = (deps: DrawDeps & Services): readonly JobHandler[] => [
  onJob(drawVersion, (payload, attempt) => drawPages(deps, payload, attempt)),
  onJob(dropUnshownJob, ({ storageKeys }) => dropUnshown(deps, storageKeys)),
  onEvent(linePassed, 'proofs.make-itself', ({ lineId }) => autoProof(deps, lineId)),
  onEvent(lineFilesChanged, 'proofs.withdraw-approval', ({ lineId }) =>
    deps.database.transaction((tx) => withdrawApproval(tx, deps, lineId)),
  ),
  onEvent(lineTitled, 'proofs.retitle', ({ lineId }) => deps.database.transaction((tx) => retitleProof(tx, lineId))),
]
