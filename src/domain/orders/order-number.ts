import { seoulDay } from '#/lib/seoul-time.ts'

/** `20261120-7K3Q2M`: the Korean date and six readable random characters. Fits the gateway's character set. */
export const ORDER_NUMBER_RANDOM = 6
export const ORDER_NUMBER_PATTERN = /^\d{8}-[0-9A-Z]{6}$/

/** The day of an instant in Seoul: `20261120`. */
export const seoulDayDigits = (instant: Date): string => seoulDay(instant).replaceAll('-', '')

export function orderNumber(instant: Date, random: string): string {
  const number = `${seoulDayDigits(instant)}-${random}`
  if (!ORDER_NUMBER_PATTERN.test(number)) throw new Error(`bad order number ${number}`)
  return number
}
