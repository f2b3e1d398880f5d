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

/** What counts for a price: so many percent, and whether a contract says so. */
export interface OwnDiscount {
  readonly rate: number
  readonly agreed: boolean
}

export const NO_DISCOUNT: OwnDiscount = { rate: 0, agreed: false }

/** What counts on a day: the better of contract and grade, never both. Where both are alike it is the contract, which names its end. */
export function discountOn(member: MemberDiscount, day: string): OwnDiscount {
  const rate = agreedRateOn(member, day)
  return rate > 0 && rate >= member.tierRate ? { rate, agreed: true } : { rate: member.tierRate, agreed: false }
}

export const rateOn = (member: MemberDiscount, day: string): number => discountOn(member, day).rate

/** As every screen, paper and mail calls it. */
export const discountName = (agreed: boolean): string => (agreed ? '약정 할인' : '등급 할인')
