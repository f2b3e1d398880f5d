import { daysBefore } from '#/lib/seoul-time.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import { looksSealed, type Sealer } from '#/server/platform/sealer.ts'
import type { Message } from '#/server/ports/messenger.ts'
import { deliverMessage, type MessagesDeps } from './deliver-message.ts'
import { followMessages } from './follow-messages.ts'
import { sendMessage } from './send-message.ts'
import { deleteOld } from './messages.repo.ts'
import { deleteOldNotifications } from './notifications.repo.ts'
import { tell, type TellDeps } from './tell.ts'
import { type SealedTelling, type Telling, tellNews } from './telling.ts'

const follow = jobType<Record<string, never>>('messages.follow', 1)
const sweep = jobType<Record<string, never>>('messages.sweep', 3)
/** Long enough to answer "was I told?"; what the law wants kept stands with the order. */
const KEEP_DAYS = 180

export function messagesJobs(deps: MessagesDeps & TellDeps): readonly JobHandler[] {
  return [
    onJob(tellNews, (telling) => tell(deps, unsealed(telling, deps.sealer))),
    onJob(sendMessage, (message, attempt) => deliverMessage(deps, opened(message, deps.sealer), attempt)),
    onJob(follow, () => followMessages(deps), '* * * * *'),
    onJob(
      sweep,
      async () => {
        const before = daysBefore(deps.clock.now(), KEEP_DAYS)
        await deleteOld(deps.database.db, before)
        await deleteOldNotifications(deps.database.db, before)
      },
      '20 18 * * *',
    ),
  ]
}

const unsealed = (telling: Telling | SealedTelling, sealer: Sealer): Telling =>
  'sealed' in telling ? (JSON.parse(sealer.open(telling.sealed)) as Telling) : telling

/** The text of a secret message lies sealed in its job. */
function opened(message: Message, sealer: Sealer): Message {
  return message.secret && looksSealed(message.body) ? { ...message, body: sealer.open(message.body) } : message
}
