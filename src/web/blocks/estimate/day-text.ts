/** `2026-12-20` as 12월 20일. */
export function dayText(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(month)}월 ${Number(date)}일`
}
