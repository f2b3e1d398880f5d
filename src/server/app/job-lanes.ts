import { JOB_LANES } from '#/server/platform/db/connections.ts'
import type { JobHandler } from '#/server/platform/jobs/job.ts'
import type { JobLane } from '#/server/platform/jobs/keep-job-lanes.ts'

/**
 * Who waits for whom: by the first word of a job's name. Money waits for the payment gateway, messages for the vendors of text and
 * mail (parcels for the couriers, with them), files for the storage and the PDF workers, webhooks for customers' own systems; what only asks the database goes into the rest.
 */
const LANE_OF: Readonly<Record<string, 'money' | 'messages' | 'files' | 'webhooks'>> = {
  payments: 'money',
  messages: 'messages',
  members: 'messages',
  shipping: 'messages',
  files: 'files',
  preflight: 'files',
  fixes: 'files',
  designs: 'files',
  proofs: 'files',
  press: 'files',
  retention: 'files',
  webhooks: 'webhooks',
}

export const laneOf = (jobName: string): (typeof JOB_LANES)[number] => LANE_OF[jobName.split('.')[0] ?? ''] ?? 'rest'

/** The lanes of one process, `concurrency` jobs at once in each. */
export const jobLanes = (handlers: readonly JobHandler[], concurrency: number): readonly JobLane[] =>
  JOB_LANES.map((name) => ({
    name,
    // A job of a file mostly waits for the PDF workers: two heavy ones would hold all files of all customers.
    concurrency: name === 'files' ? concurrency * 3 : concurrency,
    handlers: handlers.filter(({ job }) => laneOf(job.name) === name),
  }))
