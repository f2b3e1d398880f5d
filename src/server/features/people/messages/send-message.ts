import { jobType } from '#/server/platform/jobs/job.ts'
import type { Message } from '#/server/ports/messenger.ts'

/** Sends a text message or an e-mail; add it in the transaction of what it tells about. */
export const sendMessage = jobType<Message>('messages.send', 8)
