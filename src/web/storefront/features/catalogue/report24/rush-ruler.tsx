import { memo } from 'react'
import { Small } from '#/web/ui/note.tsx'
import type { RushRun } from '#/domain/calendar/rush-clock.ts'
import { seoulClock, seoulDay } from '#/lib/seoul-time.ts'
import { dayHour, hourText, weekday } from './hour-text.ts'
import styles from './report24.module.css'

interface RushRulerProps {
  readonly run: RushRun
  readonly now: Date
}

const STEPS = ['인쇄', '코팅', '제본', '재단', '검수·포장'] as const
const SHADES = ['var(--ink)', 'var(--ink-2)', 'var(--ink-3)', 'var(--line-strong)', 'var(--line)'] as const
const HOUR_MS = 3_600_000
const HOUR_PX = 43
/** Before the cut-off, as much as is shown. */
const BEFORE_HOURS = 2.5
/** Room of days off, however many. */
const BREAK_PX = 64

interface Mark {
  readonly x: number
  readonly at: Date
  readonly hour: number
  /** The first hour after days off is the beginning of its day, not the end of the one before. */
  readonly begins: boolean
}

/** Where a worked hour lies: days off take the same narrow room, however long they are. */
function layOut({ cutOff, work }: RushRun) {
  const start = BEFORE_HOURS * HOUR_PX + 24
  const marks: Mark[] = []
  const breaks: { readonly x: number; readonly days: string }[] = []
  let x = start
  for (const [index, { from, to }] of work.entries()) {
    const before = work[index - 1]
    if (before) {
      const days = [weekday(seoulDay(before.to)), weekday(seoulDay(new Date(from.getTime() - 1)))]
      breaks.push({ x, days: [...new Set(days)].join('–') })
      x += BREAK_PX
    }
    const hours = Math.round((to.getTime() - from.getTime()) / HOUR_MS)
    for (let hour = 0; hour <= hours; hour += 1) {
      const at = new Date(from.getTime() + hour * HOUR_MS)
      marks.push({ x: x + hour * HOUR_PX, at, hour: seoulClock(at).getUTCHours(), begins: index > 0 && hour === 0 })
    }
    x += hours * HOUR_PX
  }
  return { start, end: x, marks, breaks, cutOff }
}

/** The 24 hours as a steel ruler: orange is what the customer still has to do, grey to black what we do. */
export const RushRuler = memo(function RushRuler({ run, now }: RushRulerProps) {
  const { start, end, marks, breaks } = layOut(run)
  const hoursLeft = (run.cutOff.getTime() - now.getTime()) / HOUR_MS
  const nowX = start - Math.min(hoursLeft, BEFORE_HOURS) * HOUR_PX
  const step = (end - start) / STEPS.length
  return (
    <div className={styles.ruler}>
      <svg
        viewBox={`0 0 ${end + 110} 166`}
        role="img"
        aria-label={`${dayHour(run.cutOff)}까지 승인하면 ${STEPS.join(', ')}을 거쳐 ${dayHour(run.leaves)}에 출고`}
      >
        <rect
          x={nowX}
          y="50"
          width={Math.max(start - nowX, 1)}
          height="42"
          fill="var(--orange-bright)"
          stroke="var(--ink)"
        />
        {STEPS.map((name, index) => (
          <g key={name}>
            <rect x={start + index * step} y="50" width={step} height="42" fill={SHADES[index]} stroke="var(--ink)" />
            <text x={start + (index + 0.5) * step} y="76" className={index < 3 ? styles.light : styles.dark}>
              {name}
            </text>
          </g>
        ))}
        {breaks.map(({ x, days }) => (
          <g key={x}>
            <rect x={x} y="50" width={BREAK_PX} height="62" fill="var(--sheet)" stroke="var(--line-strong)" />
            <text x={x + BREAK_PX / 2} y="76" className={styles.dark}>
              {days} 쉼
            </text>
          </g>
        ))}
        {marks.map(({ x, at, hour, begins }) => (
          <g key={at.getTime()}>
            <path
              d={`M${x} 92v${hour % 3 === 0 ? 18 : 9}`}
              stroke="var(--ink)"
              strokeWidth={hour % 3 === 0 ? 1.2 : 0.7}
            />
            {hour % 3 === 0 && (
              <text x={x} y="130" className={styles.hour}>
                {hour === 0 && !begins ? '24' : hour}
              </text>
            )}
          </g>
        ))}
        <path d={`M0 92.5H${end + 110}`} stroke="var(--ink)" />
        <path d={`M${nowX} 28v84`} stroke="var(--ink)" strokeWidth="2" />
        <path d={`M${nowX - 7} 17h14l-7 11z`} fill="var(--ink)" />
        <text x={nowX + 12} y="24" className={styles.label}>
          지금 {hoursLeft > BEFORE_HOURS ? dayHour(now) : hourText(now)}
        </text>
        <path d={`M${start} 34v64M${end} 34v64`} stroke="var(--ink)" strokeWidth="1.5" />
        <text x={start + 6} y="44" className={styles.label}>
          {hourText(run.cutOff)} 마감
        </text>
        <text x={end + 6} y="44" className={styles.label}>
          {dayHour(run.leaves)} 출고
        </text>
        <path d={`M${start} 150H${end}M${start} 144v12M${end} 144v12`} stroke="var(--ink)" strokeWidth="0.8" />
        <rect x={(start + end) / 2 - 44} y="138" width="88" height="24" fill="var(--sheet)" />
        <text x={(start + end) / 2} y="156" className={styles.span}>
          24시간
        </text>
      </svg>
      <ol className={styles.hours}>
        <li data-now>
          <b>{hoursLeft > BEFORE_HOURS ? dayHour(now) : hourText(now)}</b>
          <span>지금. 파일 올리고 승인하기</span>
        </li>
        <li>
          <b>{dayHour(run.cutOff)}</b>
          <span>승인 마감. 바로 인쇄를 시작해요</span>
        </li>
        <li>
          <b aria-hidden="true" />
          <span>{STEPS.join(', ')}</span>
        </li>
        {breaks.map(({ x, days }) => (
          <li key={x}>
            <b>{days}</b>
            <span>쉬는 날. 시계가 멈춰요</span>
          </li>
        ))}
        <li data-end>
          <b>{dayHour(run.leaves)}</b>
          <span>출고</span>
        </li>
      </ol>
      <Small size={13}>칸은 차례를 보인 것이고, 단계마다 걸리는 시간은 작업마다 달라요.</Small>
    </div>
  )
})
