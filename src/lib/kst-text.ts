const KST_OFFSET_MS = 9 * 60 * 60 * 1000

/** `YYYY-MM-DD HH:mm:ss` in Korean time, which has no summer time. */
export function kstDateTimeText(moment: Date): string {
  return new Date(moment.getTime() + KST_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** `YYYY-MM-DD` in Korean time. */
export const kstDateText = (moment: Date): string => kstDateTimeText(moment).slice(0, 10)
