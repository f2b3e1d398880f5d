import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './db/database.ts'
import type { Jobs } from './jobs/job.ts'
import type { Live } from './live.ts'

/** What every feature may ask for; a feature takes a `Pick` of it, plus its ports. Built once in `app/container.ts`. */
export interface Services {
  readonly database: Database
  readonly jobs: Jobs
  readonly live: Live
  readonly clock: Clock
  readonly ids: Ids
  readonly log: FastifyBaseLogger
}

export interface Clock {
  now(): Date
}

export interface Ids {
  /** Random UUID, for keys and public ids. */
  uuid(): string
  /** Unguessable text of at least 128 bits, URL-safe. */
  secret(): string
  /** `length` characters of an alphabet without look-alikes, for order numbers. */
  readable(length: number): string
}
