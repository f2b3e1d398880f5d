/** A line that is an edition of a textbook. */
export interface EditionOrigin {
  readonly kind: 'edition'
  readonly editionId: string
  /** Of the edition, as it was when the line was made. */
  readonly version: number
  /** That it is ordered for, such as `2027-first`; null where it is for none. */
  readonly term: string | null
  /** The academy's own cover: which template, and what is written on it. Null is the edition's own. */
  readonly cover: EditionCover | null
  /** The academy wants to see a proof; else it is printed from what was checked. */
  readonly proof: boolean
  /** Of what is ordered before it can be sent: all copies leave on this day. */
  readonly dispatchDay: string | null
}

export interface EditionCover {
  readonly template: string
  readonly academy: string
  readonly phone: string
  readonly line: string
  /** It has a place that the names of classes are printed on; absent where no class wanted its name on it. */
  readonly namePlace?: boolean | undefined
}
