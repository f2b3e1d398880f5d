import type { TemplateId } from '#/domain/messages/message-templates.data.ts'
import type { Message } from '#/server/ports/messenger.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { countLong } from '#/server/platform/http/call-count.ts'

/** Messages of a day that cost nobody but the shop anything, to one address and by one member, of each sort. */
export const UNPAID_A_DAY = { sms: 40, email: 40, member: 200 } as const

/**
 * Whether a message of what costs nothing may still go out today. Else orders could be placed and cancelled all day to fill a
 * stranger's mailbox, or telephone at the shop's expense, and visits be moved; what it says stands on the page of the order or visit.
 */
export async function mayTell(
  db: DbOrTx,
  { channel, to }: Pick<Message, 'channel' | 'to'>,
  memberId: string | null,
  sort: 'unpaid' | TemplateId = 'unpaid',
): Promise<boolean> {
  if (memberId !== null) {
    const byMember = await countLong(db, JSON.stringify([`tell-${sort}`, memberId]), 'day')
    if (byMember.calls > UNPAID_A_DAY.member) return false
  }
  const { calls } = await countLong(db, JSON.stringify([`tell-${sort}`, channel, to.toLowerCase()]), 'day')
  return calls <= UNPAID_A_DAY[channel]
}
