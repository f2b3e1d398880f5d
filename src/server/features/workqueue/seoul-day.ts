const KST_MS = 9 * 3_600_000
/** The courier collects at five in the afternoon. */
const PICK_UP_HOUR = '17:00:00+09:00'

/** `YYYY-MM-DD` in Seoul. */
export const dayInSeoul = (instant: Date): string => new Date(instant.getTime() + KST_MS).toISOString().slice(0, 10)

export const pickUpOn = (day: string): Date => new Date(`${day}T${PICK_UP_HOUR}`)
