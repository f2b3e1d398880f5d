import { koreanDay, koreanMoment } from '#/domain/calendar/business-days.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { cancelUntil, hourText, type VisitSettings } from '#/domain/visits/visit-slots.ts'
import type { Message } from '#/server/ports/messenger.ts'
import type { ReservationRow } from './reservations.table.ts'

export type VisitNews = 'booked' | 'confirmed' | 'moved' | 'cancelled' | 'cancelled-by-shop' | 'reminder'

interface About {
  readonly brand: string
  readonly link: string
  readonly settings: VisitSettings
  readonly visit: ReservationRow
}

const FIRST: Readonly<Record<VisitNews, string>> = {
  booked: '방문 예약이 확정되었습니다.',
  confirmed: '신청하신 방문이 확정되었습니다.',
  moved: '방문 시간이 바뀌었습니다.',
  cancelled: '방문 예약을 취소했습니다.',
  'cancelled-by-shop': '죄송합니다. 방문 예약을 취소하게 되었습니다.',
  reminder: '내일 방문 예약이 있습니다.',
}

/** The words of a text message; a request is not called confirmed. */
export function visitMessage(news: VisitNews, { brand, link, settings, visit }: About): Message {
  const { day, hour, purpose, people, state, cancelReason } = visit
  const first =
    news === 'booked' && state === 'requested' ? '방문 신청을 받았습니다. 확인하고 알려 드립니다.' : FIRST[news]
  const isOver = news === 'cancelled' || news === 'cancelled-by-shop'
  const when = `${koreanDay(day)} ${hourText(hour)} · ${VISIT_PURPOSE_TEXTS[purpose].name} · ${people}명`
  const lines = [
    `[${brand}] ${first}`,
    when,
    ...(news === 'cancelled-by-shop' && cancelReason ? [`사유: ${cancelReason}`] : []),
    ...(isOver
      ? []
      : [`${koreanMoment(cancelUntil(settings, day, hour))}까지 아래 링크에서 바꾸거나 취소하실 수 있습니다.`, link]),
  ]
  return { channel: 'sms', to: visit.phone, subject: `[${brand}] 방문 예약`, body: lines.join('\n') }
}
