/** A line that is an edition of a textbook. */
export interface EditionOrigin {
  readonly kind: 'edition'
  readonly editionId: string
  /** Of the edition, as it was when the line was made. */
  readonly version: number
  /** That it is ordered for, such as `2027-1`; null where it is for none. */
  readonly term: string | null
  /** The academy's own cover: which template, and what is written on it. Null is the edition's own. */
  readonly cover: EditionCover | null
}

export interface EditionCover {
  readonly template: string
  readonly academy: string
  readonly phone: string
  /** A file of the academy's; null is none. */
  readonly logoFileId: string | null
}
