import { seoulClock } from './seoul-time.ts'

/** `YYYY-MM-DD HH:mm:ss` in Korean time. */
export const kstDateTimeText = (moment: Date): string => seoulClock(moment).toISOString().slice(0, 19).replace('T', ' ')

/** `YYYY-MM-DD` in Korean time. */
export const kstDateText = (moment: Date): string => kstDateTimeText(moment).slice(0, 10)
