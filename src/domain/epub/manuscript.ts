/** What an e-book can be made of by the shop itself. */
export const MANUSCRIPT_KINDS = ['pdf', 'docx'] as const
export type ManuscriptKind = (typeof MANUSCRIPT_KINDS)[number]

/** What was counted in a manuscript; the quote asks for it. */
export interface ManuscriptFacts {
  readonly kind: ManuscriptKind
  /** Of a PDF as it is; of a DOCX as its program last counted, or reckoned from its characters. */
  readonly pages: number
  readonly pagesAreEstimated: boolean
  /** Without blanks. */
  readonly characters: number
  readonly pictures: number
  readonly tables: number
  readonly notes: number
  /** In the order of the book, at most 500. */
  readonly headings: readonly ManuscriptHeading[]
  /** What the file calls itself; programs write it as often as people. */
  readonly title: string | null
  /** Most pages are pictures without letters: nothing to reflow, only a fixed layout is possible. */
  readonly isScan: boolean
  /** Pages that hold no letters but something drawn; 1-based, at most 500. */
  readonly pagesWithoutText: readonly number[]
}

export interface ManuscriptHeading {
  readonly level: number
  readonly text: string
}
