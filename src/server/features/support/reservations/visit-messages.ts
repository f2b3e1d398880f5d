import { koreanDay, koreanMoment } from '#/domain/calendar/business-days.ts'
import type { Happening } from '#/domain/messages/happening.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { cancelUntil, hourText, type VisitSettings } from '#/domain/visits/visit-slots.ts'
import type { ReservationRow } from './reservations.table.ts'

export type VisitNews =
  | 'booked'
  | 'confirmed'
  | 'moved'
  | 'moved-by-shop'
  | 'cancelled'
  | 'cancelled-by-shop'
  | 'reminder'

/** What the table of messages says of a visit; a request is not called confirmed. */
export function visitHappening(news: VisitNews, visit: ReservationRow, settings: VisitSettings): Happening {
  const { day, hour, purpose, people, state, takenBy, cancelReason } = visit
  const over = {
    방문일시: `${koreanDay(day)} ${hourText(hour)}`,
    방문목적: `${VISIT_PURPOSE_TEXTS[purpose].name}, ${people}명`,
  }
  const open = { ...over, 변경기한: koreanMoment(cancelUntil(settings, day, hour)) }
  const payment = 'unpaid'
  switch (news) {
    case 'booked':
      if (state === 'requested') return { event: 'visit-requested', by: 'customer', payment, fields: open }
      return { event: 'visit-booked', by: takenBy === null ? 'customer' : 'staff', payment, fields: open }
    case 'confirmed':
      return { event: 'visit-confirmed', by: 'staff', payment, fields: open }
    case 'moved':
      return { event: 'visit-moved', by: 'customer', payment, fields: open }
    case 'moved-by-shop':
      return { event: 'visit-moved', by: 'staff', payment, fields: open }
    case 'cancelled':
      return { event: 'visit-cancelled', by: 'customer', payment, fields: over }
    case 'cancelled-by-shop':
      return { event: 'visit-cancelled', by: 'staff', payment, fields: { ...over, 안내: cancelReason ?? '' } }
    case 'reminder':
      return { event: 'visit-reminder', by: 'clock', payment, fields: open }
  }
}
