import { useQuery } from '@tanstack/react-query'
import { readYear } from '#/contract/production/staff-calendar.contract.ts'
import { officeHoursOf } from '#/domain/support/answer-promise.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { useNow } from '#/web/ui/use-now.ts'
import styles from './settings.module.css'

/** Hours of the drawing, and how wide one is. */
const [FIRST, LAST, HOUR, LEFT] = [6, 22, 36, 28]
const DAYS = ['월', '화', '수', '목', '금', '토', '일']
const WORKING_DAYS = 5
const ROW = 24

interface WeekHoursProps {
  /** As they are typed. */
  readonly hours: string | undefined
  readonly pickUpAt: string | undefined
}

/** The week of the shop: when somebody answers, until when orders count for the day, and when the couriers come. */
export function WeekHours({ hours = '', pickUpAt = '' }: WeekHoursProps) {
  const today = seoulDay(useNow(60_000))
  const year = Number(today.slice(0, 4))
  const calendar = useQuery({
    queryKey: ['staff-calendar', year],
    queryFn: ({ signal }) => call(readYear, { query: { year }, signal, errors: 'throw' }),
  })
  const { open, close } = officeHoursOf(hours.split('\n').map((line) => line.trim()))
  const cutOff = calendar.data?.cutOffs.findLast(({ from }) => from <= today)?.hour
  const [hour = NaN, minute = 0] = pickUpAt.split(':').map(Number)
  const marks = [
    ...(cutOff === undefined ? [] : [{ name: `접수 마감 ${cutOff}:00`, at: cutOff }]),
    ...(Number.isNaN(hour) ? [] : [{ name: `집하 ${pickUpAt}`, at: hour + minute / 60 }]),
  ]
  return (
    <svg
      viewBox="0 0 608 200"
      className={styles.week}
      role="img"
      aria-label={`평일 ${open}시부터 ${close}시까지 일합니다`}
    >
      {[9, 12, 18].map((at) => (
        <text key={at} x={across(at)} y="196" textAnchor="middle">
          {at}
        </text>
      ))}
      {DAYS.map((day, at) => (
        <g key={day} transform={`translate(0 ${18 + at * ROW})`}>
          <text y="13">{day}</text>
          <path d={bar(FIRST, LAST)} fill="var(--sunk)" />
          {at < WORKING_DAYS && <path d={bar(open, close)} fill="var(--ink)" />}
        </g>
      ))}
      {marks.map(({ name, at }, order) => (
        <g key={name} transform={`translate(${across(at)} 0)`}>
          <path d={`M0 14v${WORKING_DAYS * ROW}`} stroke="var(--orange-bright)" strokeWidth="2" />
          <text y="10" className={styles.mark} textAnchor={order === 0 ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

const across = (hour: number): number => LEFT + (Math.min(LAST, Math.max(FIRST, hour)) - FIRST) * HOUR
const bar = (from: number, to: number): string => `M${across(from)} 0H${across(to)}V17H${across(from)}z`
