/** The same day some months later in Seoul, at the end of that day; the last of a month that is shorter. */
export function endAfterMonths(from: Date, months: number): Date {
  const local = new Date(from.getTime() + SEOUL)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth() + months
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(local.getUTCDate(), last)
  return new Date(Date.UTC(year, month, day + 1) - SEOUL)
}

const SEOUL = 9 * 3_600_000
