/** There was no year 0, the database knows none, and in Seoul the first day of year 1 begins in it. */
const FIRST_DAY = '0001-01-02'

/** `YYYY-MM-DD` of a day that exists. */
export function isDateText(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** `HH:mm:ss`, 00:00:00 to 23:59:59. */
export const isTimeText = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text)

/** `YYYY-MM-DD HH:mm:ss`. */
export const isDateTimeText = (text: string): boolean =>
  text.length === 19 && text[10] === ' ' && isDateText(text.slice(0, 10)) && isTimeText(text.slice(11))

/** `2026-11-20T09:00:00.000Z`, of any fineness: a moment that the database can hold. */
export const isInstantText = (text: string): boolean =>
  /^[\d-]{10}T[\d:]{8}(?:\.\d{1,6})?Z$/.test(text) && isDateText(text.slice(0, 10)) && isTimeText(text.slice(11, 19))
