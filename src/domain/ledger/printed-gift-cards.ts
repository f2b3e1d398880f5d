/** What is printed of a batch of gift cards: a card each, all of one amount. */
export interface PrintedGiftCards {
  readonly shop: string
  readonly phone: string
  readonly name: string
  /** `50,000원` */
  readonly amount: string
  readonly cards: readonly {
    /** In groups of four. */
    readonly code: string
    /** `2031.11.30` */
    readonly until: string
  }[]
}
