import { checkedApproved, remakeBegun } from '#/server/features/ordering/orders/orders.public.ts'
import { proofApproved } from '#/server/features/prepress/proofs/proofs.public.ts'
import { jobType, onEvent, onJob, type JobHandler } from '#/server/platform/jobs/job.ts'
import { makePressPackage } from './ask-package.ts'
import { dropIfUnnamed, dropUnnamed } from './drop-unless-named.ts'
import { makePackage } from './make-package.ts'
import { makeOfApproved } from './make-of-approved.ts'
import type { PressDeps } from './press-deps.ts'
import { sweepPackages } from './sweep-packages.ts'

export const pressJobs = (deps: PressDeps): readonly JobHandler[] => [
  onJob(makePressPackage, ({ packageId }, attempt) => makePackage(deps, packageId, attempt)),
  onJob(dropUnnamed, ({ storageKey }) => dropIfUnnamed(deps, storageKey)),
  onEvent(proofApproved, 'press.make-of-approved', ({ lineId }) => makeOfApproved(deps, lineId)),
  onEvent(checkedApproved, 'press.make-of-checked', ({ lineId }) => makeOfApproved(deps, lineId)),
  onEvent(remakeBegun, 'press.make-of-remake', ({ lineId }) => makeOfApproved(deps, lineId)),
  onJob(jobType('press.sweep'), () => sweepPackages(deps), '47 4 * * *'),
]
