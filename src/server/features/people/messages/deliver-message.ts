import { afterNight, isQuiet } from '#/domain/messages/send-time.ts'
import type { Attempt } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import type { JobsReference, Message, Messenger, Outgoing, SendOutcome, ShownJob } from '#/server/ports/messenger.ts'
import * as repo from './messages.repo.ts'
import { sendMessage } from './send-message.ts'

export interface MessagesDeps extends Pick<Services, 'database' | 'jobs' | 'clock' | 'ids'> {
  readonly messenger: Messenger
  /** How a mail shows what it is about; null where it shows nothing. Never rejects and takes seconds at most: no mail waits for its picture. */
  readonly showJobs: (jobs: JobsReference) => Promise<ShownJob | null>
}

/** Thrown so that the job is tried again later. */
class NotTakenYet extends Error {}

const GAVE_UP = '여러 번 다시 보냈지만 받지 않았습니다.'

/**
 * Sends a message once: the row knows whether an earlier try was taken, and the service is asked where that is not certain.
 * What will never go out, and what was tried for half an hour, waits for a person.
 */
export async function deliverMessage(deps: MessagesDeps, message: Message, attempt: Attempt): Promise<void> {
  const { db } = deps.database
  if (message.quiet && isQuiet(deps.clock.now())) return waitForMorning(deps, message)
  const row = await repo.openRow(db, {
    id: deps.ids.uuid(),
    jobId: message.key ?? attempt.jobId,
    template: message.words ?? null,
    channel: message.channel,
    recipient: message.to,
    subject: message.subject,
    body: message.secret ? null : message.body,
    state: 'sending',
    createdAt: deps.clock.now(),
  })
  if (row.state !== 'sending') return
  const outcome = await deps.messenger.send(await withJob(deps, message), {
    id: row.id,
    since: row.createdAt,
    again: row.tries > 1,
  })
  if (outcome.kind === 'not-now' && !attempt.lastAttempt) throw new NotTakenYet(outcome.code)
  await repo.settle(db, row.id, 'sending', changeOf(outcome, deps.clock.now()))
}

async function withJob({ showJobs }: MessagesDeps, message: Message): Promise<Outgoing> {
  const shown = message.jobs && message.channel === 'email' ? await showJobs(message.jobs) : null
  return shown ? { ...message, shown } : message
}

/** Its turn came late, after a failure or while no server ran: the night has begun. */
async function waitForMorning({ database, jobs, clock }: MessagesDeps, message: Message): Promise<void> {
  const options = { key: `notify:${message.key}`, runAt: afterNight(clock.now()) }
  await database.transaction((tx) => jobs.add(tx, sendMessage, message, options))
}

function changeOf(outcome: SendOutcome, now: Date): Parameters<typeof repo.settle>[3] {
  switch (outcome.kind) {
    case 'accepted':
      return { state: 'accepted', reference: outcome.reference }
    case 'delivered':
      return { state: 'delivered', reference: outcome.reference, settledAt: now }
    case 'refused':
      return { state: 'failed', failureCode: outcome.code, failure: outcome.reason, settledAt: now }
    case 'not-now':
      return { state: 'failed', failureCode: outcome.code, failure: GAVE_UP, settledAt: now }
  }
}
