/** The only door of the calendar for other features. */
export {
  allCutOffs,
  calendarToPromiseBy,
  daysOfYear,
  deleteDays,
  holidaysFrom,
  lockCalendar,
  putCutOff,
  putDays,
  readCalendar,
  readCalendarData,
} from './calendar.repo.ts'
