/** `09:00` of a minute of the day. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Minute of the day of `09:00`; 0 for what is no time. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return (hours || 0) * 60 + (minutes || 0)
}
