/** A page as far as its words go, in points from the upper left corner of the page as it is looked at. */
export interface TextPage {
  /** 1-based. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly glyphs: readonly TextGlyph[]
  /** Where pictures lie. */
  readonly pictures: readonly PageBox[]
  /** Straight lines across and down, the edges of rectangles among them: of no thickness, or hardly any. */
  readonly rules: readonly PageBox[]
  /** Whether anything is drawn on it at all. */
  readonly drawn: boolean
}

export interface PageBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface TextGlyph {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly baseline: number
  /** Of the letter as it stands on the page, not as its font is called for. */
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  /** The engine sees a blank before it, though none is written. */
  readonly spaced: boolean
}

/** An entry of the outline that programs show beside the pages. */
export interface OutlineEntry {
  readonly level: number
  readonly title: string
  /** 1-based. */
  readonly page: number
}
