import { useState } from 'react'
import {
  type BusinessCalendar,
  businessCalendar,
  cutOffHour,
  type Day,
  dayAfter,
  isWorkingDay,
  koreanDay,
  nextWorkingDay,
  weekdayOf,
  workingDayFrom,
} from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import figure from './figure.module.css'
import styles from './days.module.css'
import { Slide } from './slide.tsx'
import { type ShopDays, useShopDays } from './use-shop-days.ts'

const START = 3
const MOST = 10
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

export function DaysFigure() {
  const [today] = useState(() => seoulDay(new Date()))
  return <CountedDays shop={useShopDays()} today={today} />
}

interface CountedProps {
  readonly shop: ShopDays
  readonly today: Day
}

/** The days of making counted on the calendar of the shop, once from before its closing hour and once from after it. */
export function CountedDays({ shop, today }: CountedProps) {
  const [days, setDays] = useState(START)
  const calendar = businessCalendar(shop.days, shop.cutOffs)
  const first = workingDayFrom(calendar, today)
  const hour = cutOffHour(calendar, first)
  return (
    <>
      <Slide
        label="제작 기간을 바꿔 보세요"
        min={1}
        max={MOST}
        step={1}
        value={days}
        said={`영업일 ${days}일`}
        onChange={setDays}
      />
      <div className={figure.pair}>
        <Counted
          shop={shop}
          calendar={calendar}
          approved={first}
          from={first}
          days={days}
          said={`${hour}시 전에 승인`}
        />
        <Counted
          shop={shop}
          calendar={calendar}
          approved={first}
          from={nextWorkingDay(calendar, first)}
          days={days}
          said={`${hour}시 뒤에 승인`}
        />
      </div>
    </>
  )
}

interface CountProps {
  readonly shop: ShopDays
  readonly calendar: BusinessCalendar
  readonly approved: Day
  /** The day that the work counts from. */
  readonly from: Day
  readonly days: number
  readonly said: string
}

function Counted({ shop, calendar, approved, from, days, said }: CountProps) {
  const counted: Day[] = []
  for (let day = from; counted.length < days;) {
    day = nextWorkingDay(calendar, day)
    counted.push(day)
  }
  const leaves = counted.at(-1) ?? from
  return (
    <figure className={figure.frame}>
      <ol className={styles.weeks} aria-label={`${said}하면 세는 날`}>
        {WEEKDAYS.map((weekday) => (
          <li key={weekday} className={styles.head} aria-hidden="true">
            {weekday}
          </li>
        ))}
        {weeksOf(approved, leaves).map((day) => {
          const at = counted.indexOf(day) + 1
          const off = shop.days.find((one) => one.day === day)
          const note = day === approved ? '승인' : day === leaves ? '출고' : at > 0 ? `${at}일` : (off?.name ?? '')
          return (
            <li
              key={day}
              className={day === leaves ? styles.leaves : at > 0 ? styles.counted : undefined}
              data-off={!isWorkingDay(calendar, day) || undefined}
            >
              {Number(day.slice(8))}
              <small>{note}</small>
            </li>
          )
        })}
      </ol>
      <figcaption aria-live="polite">
        <b>{said}</b>
        {koreanDay(leaves)}에 나갑니다.
      </figcaption>
    </figure>
  )
}

/** Whole weeks from the Sunday before the first day to the Saturday after the last. */
function weeksOf(first: Day, last: Day): readonly Day[] {
  const sunday = new Date(Date.parse(`${first}T00:00:00Z`) - weekdayOf(first) * 86_400_000).toISOString().slice(0, 10)
  const days: Day[] = []
  for (let day = sunday; day <= last || weekdayOf(day) !== 0; day = dayAfter(day)) days.push(day)
  return days
}
