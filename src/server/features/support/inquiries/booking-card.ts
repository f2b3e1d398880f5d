import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { BookingCard } from '#/contract/support/inquiry.ts'
import type { takeBooking as takeEndpoint } from '#/contract/support/inquiries.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import {
  offeredSlots,
  takeOffer,
  visitsOffered,
  visitToken,
} from '#/server/features/support/reservations/reservations.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import { customerOf } from './customer-acts.ts'
import type { InquiryWork, OfferWork } from './inquiries-deps.ts'
import type { InquiryRow, StoredCard } from './inquiries.table.ts'
import { readMessage } from './inquiry-messages.repo.ts'
import { tellBrowsers } from './move-inquiry.ts'
import { type Asker, lockOwn } from './own-inquiry.ts'
import { postMessage } from './post-message.ts'

type Booking = Extract<StoredCard, { kind: 'booking' }>

/** Times the desk offers: free now, and with an order where the purpose wants one. */
export async function checkedBooking(
  tx: Tx,
  { clock }: Pick<InquiryWork, 'clock'>,
  row: InquiryRow,
  card: Booking,
): Promise<StoredCard> {
  const { name, wantsOrder } = VISIT_PURPOSE_TEXTS[card.purpose]
  if (wantsOrder && row.orderNumber === null) throw refused(`${name}은 주문에 관한 문의에서만 제안할 수 있습니다.`)
  const taken = (await offeredSlots(tx, clock.now(), card.slots)).find(({ state }) => state !== 'free')
  if (taken)
    throw refused(`${koreanDay(taken.day)} ${hourText(taken.hour)}은 비어 있지 않습니다. 다른 시간을 골라 주세요.`)
  return card
}

const refused = (message: string) => new AppError('INVALID_INPUT', message, { card: message })

/** The offer as it stands now; whoever it was made to has the way to change or give up the visit. */
export async function showBooking(
  db: DbOrTx,
  { purpose, slots }: Booking,
  { messageId, now, sealer }: { readonly messageId: string; readonly now: Date; readonly sealer: Sealer | null },
): Promise<BookingCard> {
  const row = (await visitsOffered(db, [messageId])).get(messageId)
  const visit = row && {
    number: row.number,
    day: row.day,
    hour: row.hour,
    state: row.state,
    token: sealer && visitToken(sealer, row.number),
  }
  return { kind: 'booking', purpose, slots: [...(await offeredSlots(db, now, slots))], visit: visit ?? null }
}

/** In one click: name, phone and order are known. NOT_FOUND for what was not offered in this inquiry. */
export async function takeBooking(
  tx: Tx,
  deps: OfferWork,
  { inquiryId, asker, body }: { inquiryId: string; asker: Asker; body: BodyOf<typeof takeEndpoint> },
): Promise<{ number: string }> {
  const row = await lockOwn(tx, inquiryId, asker, deps.clock.now())
  const message = await readMessage(tx, inquiryId, body.messageId)
  const card = message?.card?.kind === 'booking' ? message.card : null
  const { day, hour, messageId } = body
  if (!card?.slots.some((slot) => slot.day === day && slot.hour === hour)) throw new AppError('NOT_FOUND')
  const before = (await visitsOffered(tx, [messageId])).get(messageId)
  const visit = await takeOffer(tx, deps, {
    ...(await reachable(tx, row)),
    messageId,
    day,
    hour,
    purpose: card.purpose,
    memberId: row.memberId,
    orderNumber: row.orderNumber,
    memo: `1:1 문의: ${row.title}`,
  })
  if (visit.id !== before?.id) {
    const said = `${koreanDay(day)} ${hourText(hour)} 방문을 예약했습니다.`
    await postMessage(tx, deps, row, { kind: 'event', author: await customerOf(tx, row), body: said })
    await tellBrowsers(tx, deps, inquiryId)
  }
  return { number: visit.number }
}

/** A visit is confirmed and reminded of by phone. */
async function reachable(tx: Tx, row: InquiryRow): Promise<{ readonly name: string; readonly phone: string }> {
  if (row.memberId === null) return { name: row.visitorName ?? '고객', phone: row.visitorPhone ?? '' }
  const member = await findMember(tx, row.memberId)
  if (!member?.phone)
    throw new AppError('CONFLICT', '예약을 알려 드릴 휴대전화 번호가 없습니다. 내 정보에 번호를 적어 주세요.')
  return { name: member.name, phone: member.phone }
}
