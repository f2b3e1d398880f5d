import { onJob, type JobHandler } from '#/server/platform/jobs/job.ts'
import { makePressPackage } from './ask-package.ts'
import { makePackage } from './make-package.ts'
import type { PressDeps } from './press-deps.ts'

export const pressJobs = (deps: PressDeps): readonly JobHandler[] => [
  onJob(makePressPackage, ({ packageId }, attempt) => makePackage(deps, packageId, attempt)),
]
