import { LinkButton } from '#/web/ui/button.tsx'
import type { BookingCard } from '#/contract/support/inquiry.ts'
import { to } from '#/contract/web-paths.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { Small } from '#/web/ui/note.tsx'
import styles from './booking-offer.module.css'

export interface TakenSlot {
  readonly messageId: string
  readonly day: string
  readonly hour: number
}

interface BookingOfferProps {
  readonly card: BookingCard
  readonly messageId: string
  readonly busy: boolean
  /** Absent for whoever only looks at what the customer sees. */
  readonly onTake?: ((slot: TakenSlot) => void) | undefined
}

const GONE = { full: '마감', over: '지남' } as const

/** Times for a visit in an answer: one press books, and afterwards the visit stands here. */
export function BookingOffer({ card: { purpose, slots, visit }, messageId, busy, onTake }: BookingOfferProps) {
  const { name, note } = VISIT_PURPOSE_TEXTS[purpose]
  const booked = visit !== null && visit.state !== 'cancelled'
  return (
    <section className={styles.offer} aria-label={`${name} 방문 시간 제안`} data-booked={booked}>
      <p className={styles.head}>
        <b>{booked ? `${name} 방문을 예약했습니다` : `${name} 방문 시간`}</b>
        <Small as="span">{booked ? `예약번호 ${visit.number}` : note}</Small>
      </p>
      {booked ? (
        <p className={styles.when}>{`${koreanDay(visit.day)} ${hourText(visit.hour)}`}</p>
      ) : (
        <ul>
          {slots.map(({ day, hour, state }) => (
            <li key={`${day} ${hour}`}>
              <button
                type="button"
                disabled={state !== 'free' || busy || !onTake}
                onClick={() => onTake?.({ messageId, day, hour })}
              >
                <span>{koreanDay(day)}</span>
                <b>{hourText(hour)}</b>
                <small>{state === 'free' ? (onTake ? '이 시간으로 예약' : '비어 있음') : GONE[state]}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Last visit={visit} slots={slots} looksOn={!onTake} />
    </section>
  )
}

function Last({ visit, slots, looksOn }: Pick<BookingCard, 'visit' | 'slots'> & { readonly looksOn: boolean }) {
  if (visit?.token && visit.state !== 'cancelled')
    return <LinkButton to={`${to('/cust/reservation')}#${visit.token}`}>예약 보기·바꾸기</LinkButton>
  if (visit?.state === 'cancelled')
    return <Small>예약을 취소하셨습니다. 비어 있는 시간을 다시 고르실 수 있습니다.</Small>
  if (visit || slots.some(({ state }) => state === 'free')) return null
  return looksOn ? (
    <Small>비어 있는 시간이 없습니다. 새로 제안해 주세요.</Small>
  ) : (
    <LinkButton to={to('/cust/reservation')}>다른 시간 고르기</LinkButton>
  )
}
