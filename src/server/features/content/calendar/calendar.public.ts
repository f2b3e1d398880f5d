/** The only door of the calendar for other features. */
export {
  allCutOffs,
  calendarToPromiseBy,
  daysFromTo,
  deleteDays,
  holidaysFrom,
  lockCalendar,
  putCutOff,
  putDays,
  readCalendar,
  readCalendarData,
} from './calendar.repo.ts'
