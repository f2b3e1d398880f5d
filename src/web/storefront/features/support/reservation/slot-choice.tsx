import type { VisitDayView } from '#/contract/support/reservations.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { cx } from '#/web/ui/cx.ts'
import { Small } from '#/web/ui/note.tsx'
import styles from './booking.module.css'

interface SlotChoiceProps {
  readonly day: VisitDayView
  readonly seats: number
  readonly chosen: number | null
  readonly onChoose: (hour: number) => void
}

/** The hours of one day, as radio buttons in one strip. */
export function SlotChoice({ day, seats, chosen, onChoose }: SlotChoiceProps) {
  return (
    <fieldset className={styles.slots}>
      <legend>{koreanDay(day.day)}, 몇 시에 오시나요</legend>
      <div>
        {day.slots.map(({ hour, free }) => (
          <label key={hour} className={cx(free === 0 && styles.gone, hour === chosen && styles.on)}>
            <input
              type="radio"
              name="hour"
              value={hour}
              checked={hour === chosen}
              disabled={free === 0}
              onChange={() => onChoose(hour)}
            />
            {hourText(hour)}
            <small>{free === 0 ? '마감' : hour === chosen ? '고른 시간' : seats > 1 ? `${free}자리` : '가능'}</small>
          </label>
        ))}
      </div>
      {!day.slots.some(({ hour }) => hour === 12) && <Small>12시는 점심시간입니다.</Small>}
    </fieldset>
  )
}
