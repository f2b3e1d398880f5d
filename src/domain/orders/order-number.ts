/** `20261120-7K3Q2M`: the Korean date and six readable random characters. Fits the gateway's character set. */
export const ORDER_NUMBER_RANDOM = 6
export const ORDER_NUMBER_PATTERN = /^\d{8}-[0-9A-Z]{6}$/

const KST_OFFSET_MS = 9 * 60 * 60 * 1000

/** The date of an instant in Seoul, which has no daylight saving: `20261120`. */
export function kstDateDigits(instant: Date): string {
  return new Date(instant.getTime() + KST_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

export function orderNumber(instant: Date, random: string): string {
  const number = `${kstDateDigits(instant)}-${random}`
  if (!ORDER_NUMBER_PATTERN.test(number)) throw new Error(`bad order number ${number}`)
  return number
}
