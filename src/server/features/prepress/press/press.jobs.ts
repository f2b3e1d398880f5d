import { jobType, onJob, type JobHandler } from '#/server/platform/jobs/job.ts'
import { makePressPackage } from './ask-package.ts'
import { makePackage } from './make-package.ts'
import type { PressDeps } from './press-deps.ts'
import { sweepPackages } from './sweep-packages.ts'

export const pressJobs = (deps: PressDeps): readonly JobHandler[] => [
  onJob(makePressPackage, ({ packageId }, attempt) => makePackage(deps, packageId, attempt)),
  onJob(jobType('press.sweep'), () => sweepPackages(deps), '47 4 * * *'),
]
