export interface AgreedDiscount {
  /** Percent off the supply amount. */
  readonly discountRate: number
  /** Last day in Seoul on which it counts; null without an end. */
  readonly discountUntil: string | null
}

/** What a member's price is reduced by: a contract, or the grade by sales. */
export interface MemberDiscount extends AgreedDiscount {
  /** Percent of the grade that was reckoned last; 0 without one. */
  readonly tierRate: number
}

/** The agreed rate on a day in Seoul: it ends by itself. */
export const agreedRateOn = ({ discountRate, discountUntil }: AgreedDiscount, day: string): number =>
  discountUntil !== null && day > discountUntil ? 0 : discountRate

/** The rate that counts on a day: the better of contract and grade, never both. */
export const rateOn = (member: MemberDiscount, day: string): number =>
  Math.max(agreedRateOn(member, day), member.tierRate)
