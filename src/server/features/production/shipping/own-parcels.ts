import { koreanDay } from '#/domain/calendar/business-days.ts'
import { type OwnParcel, orderNumberIn } from '#/domain/shipping/find-parcel.ts'
import type { WaybillRule } from '#/domain/shipping/waybill-number.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { wordsToRead } from '#/domain/shipping/words-to-read.ts'
import { boxesIn, isUnread, standing } from './desk-parcel.ts'
import { type DeskRow, readOfOrders } from './desk-rows.repo.ts'
import { dueOn } from './read-desk.ts'
import type { CourierRow } from './shipping.table.ts'

/** Everything of ours that a list may be about: what leaves today, and the orders that it names. */
export async function ownParcels(
  db: DbOrTx,
  now: Date,
  rows: readonly { readonly order: string }[],
): Promise<OwnParcel[]> {
  const numbers = new Set(rows.flatMap(({ order }) => orderNumberIn(order) ?? []))
  const due = await dueOn(db, now)
  const here = new Set(due.map(({ deliveryId }) => deliveryId))
  const named = numbers.size > 0 ? await readOfOrders(db, [...numbers]) : []
  const today = seoulDay(now)
  return [...due, ...named.filter(({ deliveryId }) => !here.has(deliveryId))].map((row) => ownParcel(row, today))
}

function ownParcel(row: DeskRow, today: string): OwnParcel {
  const { state, words } = standing(row)
  const unread =
    state === 'packed' && isUnread(row) ? wordsToRead({ memo: row.memo, request: row.recipient.request }) : null
  const left = row.shipments[0] && seoulDay(new Date(row.shipments[0].at))
  const standings = { sent: left === today ? 'sent-today' : 'other-day', packed: 'ready' } as const
  return {
    deliveryId: row.deliveryId,
    orderNumber: row.orderNumber,
    name: row.recipient.name,
    phone: row.recipient.phone,
    standing: unread ? 'unread' : state === 'sent' || state === 'packed' ? standings[state] : 'not-ready',
    words: unread
      ? unread.join(' / ')
      : state === 'sent' && left
        ? `${koreanDay(left)}에 출고한 주문입니다.`
        : `아직 보낼 수 없습니다: ${words}`,
    boxes: boxesIn(row),
    numbers: row.shipments.flatMap(({ number }) => number ?? []),
  }
}

export const ruleOf = ({ name, numberLengths, checkDigit }: CourierRow): WaybillRule => ({
  courier: name,
  lengths: numberLengths,
  check: checkDigit,
})
