import { Link } from 'react-router'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { isExpected, VISIT_STATE_TEXTS, type VisitState } from '#/domain/visits/visit-machine.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { StateMark, type StateShape } from '#/web/ui/badge.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { useMyVisits } from './use-my-visits.ts'
import styles from './booking.module.css'

const SHAPES: Readonly<Record<VisitState, StateShape>> = {
  requested: 'dotted',
  confirmed: 'pie',
  visited: 'disc',
  'no-show': 'ring',
  cancelled: 'cross',
}

/** What a member has booked already, each with the way to change it. */
export function MyVisits() {
  const { data } = useMyVisits()
  if (!data || data.items.length === 0) return null
  return (
    <RowList className={styles.mine} aria-label="예약하신 방문" dense>
      {data.items.map(({ number, token, day, hour, purpose, state }) => (
        <Row key={number} end={<StateMark shape={SHAPES[state]}>{VISIT_STATE_TEXTS[state]}</StateMark>}>
          <Link to={`#${token}`}>
            <b>
              {koreanDay(day)} {hourText(hour)}
            </b>
          </Link>
          <Small>
            {VISIT_PURPOSE_TEXTS[purpose].name}
            {isExpected(state) && ' · 눌러서 바꾸거나 취소'}
          </Small>
        </Row>
      ))}
    </RowList>
  )
}
