/** What e-books cost, in won without VAT; the owner changes them from a day on. */
export interface EbookPrices {
  /** Sold by characters, pictures, tables and notes. */
  readonly reflow: {
    readonly base: number
    /** Characters that the base price has in it. */
    readonly characters: number
    /** Each further ten thousand characters that have begun. */
    readonly perTenThousand: number
    readonly picture: number
    readonly table: number
    readonly note: number
  }
  /** Sold by pages. */
  readonly fixed: { readonly base: number; readonly pages: number; readonly perPage: number }
  /** Null: not offered. */
  readonly extras: {
    /** Of each picture. */
    readonly altTexts: number | null
    readonly isbn: number | null
    readonly rush: number | null
  }
  /** Working days from payment to the first proof. */
  readonly days: { readonly reflow: number; readonly fixed: number; readonly rush: number }
  /** Rounds of correction that are in the price. */
  readonly rounds: number
  /** How long what was made can be downloaded. */
  readonly downloadDays: number
}

/** What a shop begins with, until its owner says otherwise. */
export const FIRST_EBOOK_PRICES: EbookPrices = {
  reflow: { base: 160_000, characters: 100_000, perTenThousand: 9_000, picture: 1_000, table: 3_000, note: 300 },
  fixed: { base: 140_000, pages: 100, perPage: 600 },
  extras: { altTexts: 2_500, isbn: null, rush: 70_000 },
  days: { reflow: 5, fixed: 7, rush: 3 },
  rounds: 2,
  downloadDays: 365,
}
