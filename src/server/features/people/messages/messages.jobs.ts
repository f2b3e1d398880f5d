import { daysBefore } from '#/lib/seoul-time.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { looksSealed, type Sealer } from '#/server/platform/sealer.ts'
import type { Message } from '#/server/ports/messenger.ts'
import { deliverMessage, type MessagesDeps } from './deliver-message.ts'
import { followMessages } from './follow-messages.ts'
import { sendMessage } from './messages.public.ts'
import { deleteOld } from './messages.repo.ts'

const follow = jobType<Record<string, never>>('messages.follow', 1)
const sweep = jobType<Record<string, never>>('messages.sweep', 3)
/** Long enough to answer "was I told?"; what the law wants kept stands with the order. */
const KEEP_DAYS = 180

export function messagesJobs(deps: MessagesDeps & { readonly sealer: Sealer }): readonly JobHandler[] {
  return [
    onJob(sendMessage, (message, attempt) => deliverMessage(deps, opened(message, deps.sealer), attempt)),
    onJob(follow, () => followMessages(deps), '* * * * *'),
    onJob(sweep, () => deleteOld(deps.database.db, daysBefore(deps.clock.now(), KEEP_DAYS)), '20 18 * * *'),
  ]
}

/** The text of a secret message lies sealed in its job. */
function opened(message: Message, sealer: Sealer): Message {
  return message.secret && looksSealed(message.body) ? { ...message, body: sealer.open(message.body) } : message
}
