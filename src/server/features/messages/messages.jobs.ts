import { type JobHandler, onJob } from '#/server/platform/jobs/job.ts'
import type { Messenger } from '#/server/ports/messenger.ts'
import { sendMessage } from './messages.public.ts'

export function messagesJobs({ messenger }: { readonly messenger: Messenger }): readonly JobHandler[] {
  return [onJob(sendMessage, (message) => messenger.send(message))]
}
