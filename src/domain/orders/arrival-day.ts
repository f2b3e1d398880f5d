import { addWorkingDays, type BusinessCalendar, type Day } from '#/domain/calendar/business-days.ts'

/** Islands to which a parcel takes a day more: Jeju, Ulleungdo, Baengnyeongdo and their neighbours. */
const FAR = [/^63/, /^402/, /^231[0-3]/]

/** Parcels of Korean couriers are there on the next working day. */
export function arrivalDay(calendar: BusinessCalendar, dispatched: Day, zipcode: string | null): Day {
  const far = zipcode !== null && FAR.some((islands) => islands.test(zipcode))
  return addWorkingDays(calendar, dispatched, far ? 2 : 1)
}

/** Working days past the expected one after which somebody has to ask the courier. */
const LATE_AFTER_DAYS = 2

export const isLate = (calendar: BusinessCalendar, expected: Day, today: Day): boolean =>
  today > addWorkingDays(calendar, expected, LATE_AFTER_DAYS - 1)
