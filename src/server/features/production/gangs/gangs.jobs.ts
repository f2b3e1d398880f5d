import { gangedUnsettled } from '#/server/features/ordering/orders/orders.public.ts'
import { type JobHandler, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { dropUnsettled } from './drop-unsettled.ts'
import type { GangsDeps } from './gangs-deps.ts'
import { makeGangPackage } from './make-gang-package.ts'
import { makeGangPackage as packageJob } from './move-gang.ts'
import { sweepGangPackages } from './sweep-gang-packages.ts'

export const gangsJobs = (deps: GangsDeps): readonly JobHandler[] => [
  onJob(packageJob, (asked, attempt) => makeGangPackage(deps, asked, attempt)),
  onEvent(gangedUnsettled, 'gangs.drop-unsettled', ({ lineId }) => dropUnsettled(deps, lineId)),
  onJob(jobType('gangs.sweep'), () => sweepGangPackages(deps), '53 4 * * *'),
]
