import { shortDay, weekdayName } from '#/web/blocks/promised-day/use-job-days.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { useNow } from '#/web/ui/use-now.ts'
import type { CutOffDay, weekOf } from './brand-page.ts'
import styles from './week-line.module.css'

type Week = NonNullable<Awaited<ReturnType<typeof weekOf>>>

interface WeekLineProps {
  readonly week: Week
  /** What is bound of files waits for its proof too; a textbook was checked before. */
  readonly binds: boolean
}

/** Until when, and when it leaves: the next five working days. */
export function WeekLine({ week: { workingDays, days }, binds }: WeekLineProps) {
  return (
    <div className={styles.line}>
      <div>
        <h2>
          언제 출고되나요{' '}
          <small>
            {binds ? '시안 승인까지' : '결제까지'} 마친 때부터 영업일 {workingDays}일이 걸리는 책
          </small>
        </h2>
        {days[0] && <TimeLeft {...days[0]} what={binds ? '승인' : '결제'} />}
      </div>
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

/** How long the next cut-off is away, once the page runs; its place is kept until then. */
function TimeLeft({ day, hour, what }: Pick<CutOffDay, 'day' | 'hour'> & { readonly what: string }) {
  const live = useHydrated()
  const now = useNow(1000)
  const seconds = Math.floor((Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`) - now.getTime()) / 1000)
  if (live && seconds <= 0) return null
  const two = (part: number) => String(part).padStart(2, '0')
  return (
    <p className={styles.left}>
      {weekdayName(day)}요일 {what} 마감까지
      <strong role="timer">
        {live ? `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` : '–'}
      </strong>
    </p>
  )
}
