export interface AgreedDiscount {
  /** Percent off the supply amount. */
  readonly discountRate: number
  /** Last day in Seoul on which it counts; null without an end. */
  readonly discountUntil: string | null
}

/** The rate that counts on a day in Seoul: an agreed discount ends by itself. */
export const rateOn = ({ discountRate, discountUntil }: AgreedDiscount, day: string): number =>
  discountUntil !== null && day > discountUntil ? 0 : discountRate
