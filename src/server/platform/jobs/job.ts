import type { Tx } from '#/server/platform/db/database.ts'

/**
 * Work that happens after the answer. The job row is written in the caller's transaction (the outbox), so it exists if and
 * only if the business change does; it runs at least once, on one of the server processes.
 */
export interface Jobs {
  add<P extends object>(tx: Tx, job: JobType<P>, payload: P, options?: JobOptions): Promise<void>
  /** Adds one job for every subscriber of the event; the emitter does not know them. */
  emit<P extends object>(tx: Tx, event: EventType<P>, payload: P): Promise<void>
}

export interface JobType<P extends object> {
  /** `noun.verb`, unique: `files.preflight`. */
  readonly name: string
  readonly maxAttempts: number
  /** Done only when nothing else of its lane waits, one at a time in the whole shop; what is asked again waits once. */
  readonly behind?: boolean
  /** Waits for a full disk or a silent storage beyond its attempts, for a day (ADR 0097). */
  readonly patient?: boolean
  /** Never set; carries the payload's type. */
  readonly payload?: P
}

/** Something that happened, named in the past: `order.paid`. Defined in the public file of the feature that emits it. */
export interface EventType<P extends object> {
  readonly event: string
  readonly payload?: P
}

export interface JobOptions {
  /** A second job of the same key replaces the waiting one. */
  readonly key?: string
  readonly runAt?: Date
  /** Whose it is, `member:…`: jobs of one customer are done one after the other, so that many of one do not hold those of all. */
  readonly share?: string
}

export interface Attempt {
  /** The same at every attempt. */
  readonly jobId: string
  readonly attempt: number
  readonly lastAttempt: boolean
  /** Whether nobody tries again after this failure: whoever waits is told. */
  givesUp(error: unknown): boolean
}

/** One handler; features list theirs in `<noun>.jobs.ts`. Handlers must tolerate being run twice. */
export interface JobHandler {
  readonly job: JobType<object>
  readonly run: (payload: never, attempt: Attempt) => Promise<void>
  /** Name of the event it subscribes to, when it is a subscriber. */
  readonly event?: string
  /** Crontab line when it also runs on a clock, with an empty payload. */
  readonly cron?: string
}

type Run<P> = (payload: P, attempt: Attempt) => Promise<void>

export const jobType = <P extends object>(name: string, maxAttempts = 10): JobType<P> => ({ name, maxAttempts })
/** Of what is made of files: the machine's trouble is no reason to give it up, and nobody has to ask again. */
export const patientJob = <P extends object>(name: string, maxAttempts: number): JobType<P> => ({
  name,
  maxAttempts,
  patient: true,
})
export const eventType = <P extends object>(event: string): EventType<P> => ({ event })

export const onJob = <P extends object>(job: JobType<P>, run: Run<P>, cron?: string): JobHandler => ({
  job,
  run,
  ...(cron ? { cron } : {}),
})

/** `subscriber` is the job's own name, `noun.verb`, unique. */
export const onEvent = <P extends object>(
  event: EventType<P>,
  subscriber: string,
  run: Run<P>,
  { behind = false } = {},
): JobHandler => ({
  job: { ...jobType(subscriber), behind },
  run,
  event: event.event,
})
