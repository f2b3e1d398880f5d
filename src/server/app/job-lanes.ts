import { JOB_LANES } from '#/server/platform/db/connections.ts'
import type { JobHandler } from '#/server/platform/jobs/job.ts'
import type { JobLane } from '#/server/platform/jobs/keep-job-lanes.ts'

/**
 * Who waits for whom: by the first word of a job's name. Money waits for the payment gateway, messages for the vendors of text and
 * mail (parcels for the couriers and papers for the tax office, with them), files for the storage and the PDF workers, webhooks for customers' own systems; what only asks the database goes into the rest.
 */
const LANE_OF: Readonly<Record<string, 'money' | 'messages' | 'files' | 'webhooks'>> = {
  payments: 'money',
  messages: 'messages',
  members: 'messages',
  shipping: 'messages',
  tax: 'messages',
  files: 'files',
  archive: 'files',
  preflight: 'files',
  fixes: 'files',
  bindings: 'files',
  designs: 'files',
  proofs: 'files',
  ebooks: 'files',
  press: 'files',
  pictures: 'files',
  retention: 'files',
  webhooks: 'webhooks',
}

export const laneOf = (jobName: string): (typeof JOB_LANES)[number] => LANE_OF[jobName.split('.')[0] ?? ''] ?? 'rest'

/** Two slow ones would hold those of all customers. */
const TIMES: Partial<Record<(typeof JOB_LANES)[number], number>> = { files: 3, webhooks: 4 }

/** The lanes of one process, `concurrency` jobs at once in each. */
export const jobLanes = (handlers: readonly JobHandler[], concurrency: number): readonly JobLane[] =>
  JOB_LANES.map((name) => ({
    name,
    // A job of a file mostly waits for the PDF workers, a webhook for somebody else's system, without a connection of ours.
    concurrency: concurrency * (TIMES[name] ?? 1),
    handlers: handlers.filter(({ job }) => laneOf(job.name) === name),
  }))
