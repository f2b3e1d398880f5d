import { shortDay, weekdayName } from '#/web/blocks/promised-day/use-job-days.ts'
import type { weekOf } from './brand-page.ts'
import styles from './week-line.module.css'

type Week = NonNullable<Awaited<ReturnType<typeof weekOf>>>

/** Until when, and when it leaves: the next five working days. */
export function WeekLine({ week: { workingDays, days } }: { readonly week: Week }) {
  return (
    <div className={styles.line}>
      <h2>
        언제 출고되나요 <small>결제까지 마친 때부터 영업일 {workingDays}일이 걸리는 책</small>
      </h2>
      <ol>
        {days.map(({ day, hour, leaves }) => (
          <li key={day}>
            {weekdayName(day)} {hour}:00까지
            <b>{shortDay(leaves)} 출고</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
