import type { Message } from '#/server/ports/messenger.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { countLong } from '#/server/platform/http/call-count.ts'
import type { NotificationEvent } from './notification-events.ts'

/** Messages of a day that cost nobody but the shop anything, to one address and by one member. */
export const UNPAID_A_DAY = { sms: 20, email: 40, member: 200 } as const

/** What a member makes happen alone, without paying and as often as they like, to an address that nobody has proven. */
function isUnpaid(event: NotificationEvent): boolean {
  if (event.kind === 'cancelled') return event.kept === 0 && event.back === 0
  return event.kind === 'order-placed' || event.kind === 'account-issued' || event.kind === 'account-closed'
}

/**
 * Whether a message may still go out today. Else orders could be placed and cancelled all day to fill a stranger's mailbox, or
 * telephone at the shop's expense; what it says stands on the page of the order anyway.
 */
export async function mayTell(
  db: DbOrTx,
  { channel, to }: Pick<Message, 'channel' | 'to'>,
  memberId: string,
  event: NotificationEvent,
): Promise<boolean> {
  if (!isUnpaid(event)) return true
  const byMember = await countLong(db, JSON.stringify(['tell-unpaid', memberId]), 'day')
  if (byMember.calls > UNPAID_A_DAY.member) return false
  const { calls } = await countLong(db, JSON.stringify(['tell-unpaid', channel, to.toLowerCase()]), 'day')
  return calls <= UNPAID_A_DAY[channel]
}
