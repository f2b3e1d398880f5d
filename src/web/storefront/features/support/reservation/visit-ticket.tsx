import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { VISIT_PURPOSE_TEXTS, type VisitPurpose } from '#/domain/visits/visit-purposes.data.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import styles from './booking.module.css'

interface TicketVisit {
  readonly day: string | null
  readonly hour: number | null
  readonly purpose: VisitPurpose | null
  readonly people: number
  readonly name: string
  readonly orderNumber: string | null
}

interface VisitTicketProps {
  readonly visit: TicketVisit
  readonly label?: string
  readonly address: string
  /** Until when it can be given up. */
  readonly rule: ReactNode
  readonly children?: ReactNode
}

/** The visit as a ticket that fills while it is chosen. */
export function VisitTicket({ visit, label = '방문표', address, rule, children }: VisitTicketProps) {
  const { day, hour, purpose, people, name, orderNumber } = visit
  const facts: [string, ReactNode][] = [
    ['목적', purpose ? VISIT_PURPOSE_TEXTS[purpose].name : '골라 주세요'],
    ...(orderNumber ? ([['주문', orderNumber]] as [string, ReactNode][]) : []),
    ['오시는 분', name ? `${name} 님${people > 1 ? ` 외 ${people - 1}명` : ''}` : `${people}명`],
    [
      '오시는 곳',
      <Link key="map" to="/cust/map">
        {address || '오시는 길 보기'}
      </Link>,
    ],
  ]
  return (
    <aside className={styles.ticket} aria-label={label}>
      <div className={styles.head}>
        <p>{label}</p>
        <p className={styles.date}>{day ? dotted(day) : '날짜'}</p>
        <p className={styles.time}>
          {day ? koreanDay(day).split(' ')[2] : '시간을 골라 주세요'} {hour !== null && hourText(hour)}{' '}
          {hour !== null && purpose && <span>{endText(hour, purpose)}까지</span>}
        </p>
        <FactList facts={facts} />
      </div>
      <p className={styles.rule}>{rule}</p>
      {children}
    </aside>
  )
}

const dotted = (day: string): string => day.slice(5).split('-').map(Number).join('.')

const endText = (hour: number, purpose: VisitPurpose): string => {
  const { minutes } = VISIT_PURPOSE_TEXTS[purpose]
  return minutes < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : hourText(hour + 1)
}
