import { memo } from 'react'
import { type BusinessCalendar, type Day, isWorkingDay } from '#/domain/calendar/business-days.ts'
import { daysBetween } from '#/domain/calendar/day-plan.ts'
import type { RushRun } from '#/domain/calendar/rush-clock.ts'
import { DAY_MS, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { dayHour, weekday } from './hour-text.ts'
import styles from './rush-rows.module.css'

interface RushGanttProps {
  readonly runs: readonly RushRun[]
  readonly now: Date
  readonly calendar: BusinessCalendar
}

const LEFT = 168
const DAY_PX = 150
const ROW = 46
const TOP = 34

/** Whose approval comes when leaves when: the days off swallow hours. */
export const RushGantt = memo(function RushGantt({ runs, now, calendar }: RushGanttProps) {
  const first = seoulDay(now)
  const last = seoulDay(runs.at(-1)?.leaves ?? now)
  const days = daysBetween(first, last)
  const width = LEFT + days.length * DAY_PX + 80
  const height = TOP + runs.length * ROW
  const begin = seoulMidnight(first).getTime()
  const xOf = (at: Date) => LEFT + Math.max(0, ((at.getTime() - begin) / DAY_MS) * DAY_PX)
  return (
    <section className={styles.section} aria-labelledby="when">
      <div className={styles.sectionHead}>
        <h2 id="when">언제 승인하면 언제 나가나요</h2>
        <p>토·일과 공휴일에는 시계가 멈춰요.</p>
      </div>
      {/* On a phone the bars would lie outside of the screen: the same in words. */}
      <ul className={styles.words}>
        {runs.map(({ cutOff, leaves }) => (
          <li key={cutOff.getTime()}>
            <span>{dayHour(cutOff)}까지 승인하면</span> <b>{dayHour(leaves)} 출고</b>
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label="승인과 출고를 그린 표" tabIndex={0}>
        <svg viewBox={`0 0 ${width} ${height + 2}`} style={{ width }} role="img" aria-label={inWords(runs)}>
          <defs>
            <pattern id="days-off" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0v8" stroke="var(--ink)" opacity="0.14" />
            </pattern>
          </defs>
          {days.map((day, index) => (
            <GanttDay
              key={day}
              day={day}
              x={LEFT + index * DAY_PX}
              height={height}
              works={isWorkingDay(calendar, day)}
            />
          ))}
          <path d={`M0 ${TOP + 0.5}H${width}M0 ${height + 0.5}H${width}`} stroke="var(--ink)" />
          {runs.map((run, index) => (
            <GanttRow
              key={run.cutOff.getTime()}
              run={run}
              first={index === 0}
              y={TOP + index * ROW}
              from={index === 0 ? xOf(now) : xOf(runs[index - 1]?.cutOff ?? now)}
              xOf={xOf}
            />
          ))}
        </svg>
      </div>
    </section>
  )
})

const inWords = (runs: readonly RushRun[]): string =>
  runs.map(({ cutOff, leaves }) => `${dayHour(cutOff)}까지 승인하면 ${dayHour(leaves)} 출고`).join(', ')

interface GanttDayProps {
  readonly day: Day
  readonly x: number
  readonly height: number
  readonly works: boolean
}

function GanttDay({ day, x, height, works }: GanttDayProps) {
  return (
    <>
      {!works && <rect x={x} y={TOP} width={DAY_PX} height={height - TOP} fill="url(#days-off)" />}
      <path d={`M${x} ${TOP}V${height}`} stroke="var(--line-strong)" />
      <text x={x + 10} y="22" className={works ? styles.day : styles.dayOff}>
        {weekday(day)} {Number(day.slice(8))}
        {works ? '' : ' 쉼'}
      </text>
    </>
  )
}

interface GanttRowProps {
  readonly run: RushRun
  readonly first: boolean
  readonly y: number
  /** Since when its approvals are gathered. */
  readonly from: number
  readonly xOf: (at: Date) => number
}

function GanttRow({ run: { cutOff, leaves, work }, first, y, from, xOf }: GanttRowProps) {
  const middle = y + ROW / 2
  const end = xOf(leaves)
  return (
    <g>
      {!first && <path d={`M0 ${y + 0.5}H${end}`} stroke="var(--line)" />}
      <text x="0" y={middle + 5} className={first ? styles.rowNow : undefined}>
        {dayHour(cutOff)}까지
      </text>
      <path d={`M${from} ${middle}H${end}`} stroke="var(--ink)" strokeDasharray="2 3" />
      {work.map((part) => (
        <rect
          key={part.from.getTime()}
          x={xOf(part.from)}
          y={middle - 9}
          width={xOf(part.to) - xOf(part.from)}
          height="18"
          fill={first ? 'var(--orange-bright)' : 'var(--ink)'}
          stroke="var(--ink)"
        />
      ))}
      <circle cx={end} cy={middle} r="6" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="2" />
      <text x={end + 12} y={middle + 5} className={styles.rowEnd}>
        {dayHour(leaves)}
      </text>
    </g>
  )
}
