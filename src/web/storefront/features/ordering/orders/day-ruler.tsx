import { useId } from 'react'
import { type BusinessCalendar, isWorkingDay } from '#/domain/calendar/business-days.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import type { StepSpan } from '#/domain/orders/order-steps.ts'
import { seoulMidnight } from '#/lib/seoul-time.ts'
import { eventMoment } from '#/web/blocks/parcels/parcel-words.ts'
import { rulerScale } from './ruler-scale.ts'
import styles from './six-steps.module.css'

interface DayRulerProps {
  readonly spans: readonly StepSpan[]
  readonly now: Date
  /** The promised dispatch day. */
  readonly due: string | null
  readonly calendar: BusinessCalendar
}

const WIDTH = 1264
const BAR = { top: 36, height: 16 }
const LINE = 70
const SHADES = ['var(--k)', 'var(--k-50)', 'var(--k-75)', 'var(--k)', 'var(--k-75)', 'var(--k)'] as const

/** The days of an order as a ruler has millimetres. What it shows is said in the list of steps. */
export function DayRuler({ spans, now, due, calendar }: DayRulerProps) {
  const rest = useId()
  const scale = rulerScale(spans, now, due)
  const x = (instant: Date) => scale.at(instant) * WIDTH
  const dayWidth = WIDTH / scale.days.length
  const open = spans.some(({ stands }) => stands !== 'past')
  return (
    <>
      <svg className={styles.ruler} viewBox={`0 0 ${WIDTH} 92`} aria-hidden="true">
        <defs>
          <pattern id={rest} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <circle cx="2" cy="2" r=".8" fill="var(--k-30)" />
          </pattern>
        </defs>
        {spans.map((span, index) => (
          <Leader key={span.step} column={index} to={span.from ?? span.to} x={x} now={span.stands === 'now'} />
        ))}
        {scale.days.map((day, index) =>
          isWorkingDay(calendar, day) ? null : (
            <rect
              key={day}
              x={index * dayWidth}
              y={BAR.top}
              width={dayWidth}
              height={LINE - BAR.top}
              fill={`url(#${rest})`}
            />
          ),
        )}
        {spans.map((span, index) => (
          <Span key={span.step} span={span} shade={SHADES[index] ?? 'var(--k)'} now={now} x={x} />
        ))}
        <path d={`M0 ${LINE + 0.5}H${WIDTH}`} stroke="var(--ink)" />
        {scale.days.map((day, index) => (
          <g key={day}>
            <path d={`M${index * dayWidth} ${LINE}v-5`} stroke="var(--ink)" strokeWidth=".75" />
            {index % scale.every === 0 && (
              <text x={(index + 0.5) * dayWidth} y="86" fontSize="12" textAnchor="middle" fill="var(--ink-2)">
                {index === 0 || day.endsWith('-01')
                  ? `${Number(day.slice(5, 7))}.${Number(day.slice(8))}`
                  : Number(day.slice(8))}
              </text>
            )}
          </g>
        ))}
        {open && (
          <path d={`M${x(now)} 32V${LINE}m-5-43h10l-5 7z`} stroke="var(--ink)" strokeWidth="1.5" fill="var(--ink)" />
        )}
        {due && <path d={`M${x(seoulMidnight(due)) + dayWidth * 0.7} 54V${LINE}`} stroke="var(--ok)" strokeWidth="2" />}
      </svg>
      <ul className={styles.key}>
        {open && <li data-mark="now">지금 {eventMoment(now.toISOString())}</li>}
        {due && <li data-mark="due">약속한 출고일 {shortDay(due)}</li>}
        <li data-mark="rest">쉬는 날</li>
      </ul>
    </>
  )
}

interface LeaderProps {
  readonly column: number
  readonly to: Date | null
  readonly x: (instant: Date) => number
  readonly now: boolean
}

/** From the column of a step to where it begins on the ruler. */
function Leader({ column, to, x, now }: LeaderProps) {
  if (!to) return null
  const from = (column * WIDTH) / 6 + 0.5
  return (
    <path
      d={`M${from} 0v8L${x(to)} 30v6`}
      fill="none"
      stroke={now ? 'var(--orange)' : 'var(--ink-3)'}
      strokeWidth={now ? 1.5 : 0.75}
    />
  )
}

interface SpanProps {
  readonly span: StepSpan
  readonly shade: string
  readonly now: Date
  readonly x: (instant: Date) => number
}

function Span({ span: { stands, from, to }, shade, now, x }: SpanProps) {
  if (!from || stands === 'ahead') return null
  const end = stands === 'now' ? now : (to ?? from)
  const ahead = stands === 'now' && to && to > now
  return (
    <>
      <rect
        x={x(from)}
        y={BAR.top}
        width={Math.max(2, x(end) - x(from))}
        height={BAR.height}
        fill={stands === 'now' ? 'var(--orange-bright)' : shade}
      />
      {ahead && (
        <rect
          x={x(now)}
          y={BAR.top + 0.5}
          width={Math.max(0, x(to) - x(now))}
          height={BAR.height - 1}
          fill="var(--sheet)"
          stroke="var(--orange)"
          strokeDasharray="3 2"
        />
      )}
    </>
  )
}
