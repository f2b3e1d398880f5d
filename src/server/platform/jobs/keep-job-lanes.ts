import type { Logger } from 'pino'
import type { JobHandler } from './job.ts'
import { type JobRunner, keepJobRunner } from './keep-job-runner.ts'

/** Jobs that wait for the same kind of thing, and for each other only. */
export interface JobLane {
  readonly name: string
  readonly handlers: readonly JobHandler[]
  /** Jobs at once in one process. */
  readonly concurrency: number
}

/** One runner for each lane: whatever one lane waits for, the others find their places free. */
export async function keepJobLanes(url: string, lanes: readonly JobLane[], log: Logger): Promise<JobRunner> {
  const runners: JobRunner[] = []
  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop()))
  }
  try {
    for (const { name, handlers, concurrency } of lanes) {
      if (handlers.length === 0) continue
      runners.push(await keepJobRunner(url, handlers, log.child({ lane: name }), concurrency))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
