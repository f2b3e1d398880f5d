import { seoulDayDigits } from '#/domain/orders/order-number.ts'

/** `E20261120-7K3Q`: an E, the Korean date and four readable random characters. Who makes one tries another when it is taken. */
export const ESTIMATE_NUMBER_RANDOM = 4
export const ESTIMATE_NUMBER_PATTERN = /^E\d{8}-[0-9A-Z]{4}$/

export function estimateNumber(instant: Date, random: string): string {
  const number = `E${seoulDayDigits(instant)}-${random}`
  if (!ESTIMATE_NUMBER_PATTERN.test(number)) throw new Error(`bad estimate number ${number}`)
  return number
}
