import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import type { MessageRow } from './messages.table.ts'
import { markHandled } from './messages.repo.ts'
import { sendMessage } from './send-message.ts'

/** What names the second try: a message is sent again once for whoever asks, however often they press. */
export const againKey = (key: string): string => `${key}:again`

interface By {
  readonly at: Date
  /** Null for the customer it was meant for. */
  readonly staffId: string | null
}

/** Sends a failed message once more, with the same words to the same place. Its row is locked by the caller. */
export async function sendAgain(tx: Tx, { jobs }: Pick<Services, 'jobs'>, row: MessageRow, by: By): Promise<void> {
  if (row.body === null)
    throw new AppError('CONFLICT', '인증번호나 링크는 다시 보낼 수 없습니다. 새로 만들어 보내야 합니다.')
  const { channel, recipient: to, subject, body, template } = row
  const key = againKey(row.jobId)
  const message = { key, channel, to, subject, body, ...(template ? { words: template } : {}) }
  await jobs.add(tx, sendMessage, message, { key: `notify:${key}` })
  await markHandled(tx, row.id, by)
}
