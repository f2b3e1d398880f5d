import type { OrderNotice } from '#/contract/ordering/order-notices.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { maskEmail, maskPhone } from '#/domain/members/masking.ts'
import { lockFailure, messagesAbout, sendAgain } from '#/server/features/people/messages/messages.public.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { pagesOf } from './order-pages.ts'
import { ownOrder } from './read-order.ts'

type Sent = OrderNotice['messages'][number]

/** `accepted` is all that a vendor says for hours; nobody is told of a difference that changes nothing. */
const STATES = { sending: 'sending', accepted: 'sent', delivered: 'sent', failed: 'failed' } as const

export async function listNotices(db: Db, memberId: string, number: string): Promise<readonly OrderNotice[]> {
  await ownOrder(db, memberId, number)
  const told = await messagesAbout(db, pagesOf(number))
  return told.map(({ notice: { id, createdAt, title, body }, messages }) => ({
    id,
    at: createdAt.toISOString(),
    title,
    body,
    messages: messages.map(({ first, message, mayAgain }): Sent => {
      const { channel, recipient, state } = message
      const maskedRecipient = channel === 'sms' ? maskPhone(recipient) : maskEmail(recipient)
      return { id: first.id, channel, maskedRecipient, state: STATES[state], mayAgain }
    }),
  }))
}

interface Asked {
  readonly memberId: string
  readonly orderNumber: string
  readonly messageId: string
}

/** To whoever the order is of, and only what was said of it. */
export async function sendOwnNoticeAgain(tx: Tx, deps: OrdersDeps, asked: Asked): Promise<void> {
  await ownOrder(tx, asked.memberId, asked.orderNumber)
  const told = await messagesAbout(tx, pagesOf(asked.orderNumber))
  if (!told.some(({ messages }) => messages.some(({ first }) => first.id === asked.messageId)))
    throw new AppError('NOT_FOUND')
  const row = await lockFailure(tx, asked.messageId)
  if (!row) throw new AppError('CONFLICT', '이미 다시 보냈습니다. 잠시 뒤에 확인해 주세요.')
  await sendAgain(tx, deps, row, { at: deps.clock.now(), staffId: null })
}
