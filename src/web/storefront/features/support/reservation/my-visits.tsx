import { Link } from 'react-router'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { VISIT_STATE_NAMES } from '#/domain/visits/visit-machine.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { Small } from '#/web/ui/note.tsx'
import { useMyVisits } from './use-my-visits.ts'
import styles from './booking.module.css'

/** What a member has booked already, each with the way to change it. */
export function MyVisits() {
  const { data } = useMyVisits()
  return (data?.items ?? []).map(({ number, token, day, hour, purpose, state }) => (
    <p key={number} className={styles.mine}>
      <Link to={`#${token}`}>
        <b>
          {koreanDay(day)} {hourText(hour)} {VISIT_PURPOSE_TEXTS[purpose].name}
        </b>
      </Link>
      <Small as="span"> {VISIT_STATE_NAMES[state]} · 눌러서 바꾸거나 취소</Small>
    </p>
  ))
}
