import {
  addWorkingDays,
  type BusinessCalendar,
  type Day,
  dayAfter,
  isWorkingDay,
  startDay,
  weekdayOf,
  workingDayFrom,
} from './business-days.ts'

/** What happens to a job on which day when it is ordered and paid now and its proof is confirmed in time. */
export interface DayPlan {
  /** The order counts from here; files are due by then. */
  readonly starts: Day
  /** The customer confirms the proof until this day's cut-off. */
  readonly confirmBy: Day
  /** Days of work in between. */
  readonly work: readonly Day[]
  readonly leaves: Day
}

const DAYS_TO_CONFIRM = 1

/** What was ordered before it could be sent leaves no earlier than the day that was agreed on. */
export function planDays(
  calendar: BusinessCalendar,
  now: Date,
  workingDays: number,
  agreedDay: Day | null = null,
): DayPlan {
  const starts = startDay(calendar, now)
  const confirmBy = addWorkingDays(calendar, starts, DAYS_TO_CONFIRM)
  const days = Array.from({ length: workingDays }, (_, at) => addWorkingDays(calendar, confirmBy, at + 1))
  const made = days.at(-1) ?? confirmBy
  const agreed = agreedDay === null ? made : workingDayFrom(calendar, agreedDay)
  return { starts, confirmBy, work: days.slice(0, -1), leaves: made < agreed ? agreed : made }
}

/** How long a way of delivery is on its way. */
export interface TravelRule {
  readonly days: number
  /** It delivers on Saturdays. */
  readonly saturdays: boolean
  /** More days to islands. */
  readonly remoteDays: number
}

/** The day on which what leaves on `leaves` is expected to arrive. */
export function arrivalDay(calendar: BusinessCalendar, leaves: Day, rule: TravelRule, remote: boolean): Day {
  let day = leaves
  for (let left = rule.days + (remote ? rule.remoteDays : 0); left > 0; left -= 1) {
    do day = dayAfter(day)
    while (!delivers(calendar, day, rule))
  }
  return day
}

const SATURDAY = 6
const delivers = (calendar: BusinessCalendar, day: Day, { saturdays }: TravelRule): boolean =>
  isWorkingDay(calendar, day) || (saturdays && weekdayOf(day) === SATURDAY && !calendar.closed.has(day))

/** Every day from the first to the last, both included. */
export function daysBetween(first: Day, last: Day): readonly Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day)
  return days
}
