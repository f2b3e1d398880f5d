/** The courier collects at five in the afternoon, in Seoul. */
const PICK_UP_HOUR = '17:00:00+09:00'

/** When the courier comes on that day, `YYYY-MM-DD`. */
export const pickUpOn = (day: string): Date => new Date(`${day}T${PICK_UP_HOUR}`)
