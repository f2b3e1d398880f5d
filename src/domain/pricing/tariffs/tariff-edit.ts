/**
 * One figure typed in: a row's key and its new value. Null takes a tier out, or a whole choice off sale
 * (`papers/cream-70`). A figure for a choice that was off sale brings it back.
 */
export interface TariffEdit {
  readonly key: string
  readonly value: number | null
}

export interface EditIssue {
  readonly key: string
  /** Korean, ready to show. */
  readonly message: string
}
