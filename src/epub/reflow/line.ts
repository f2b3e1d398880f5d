import type { PageBox } from '#/pdf/text/text-page.ts'

/** A line of a page, from left to right. */
export interface Line extends PageBox {
  readonly page: number
  readonly baseline: number
  /** Of most of its letters. */
  readonly size: number
  /** Most of its letters are. */
  readonly bold: boolean
  readonly pieces: readonly Piece[]
  readonly text: string
  /** A blank stood at its very end: the program that wrote it keeps blanks where lines break. */
  readonly blankAtEnd: boolean
}

/** Letters of one look. */
export interface Piece {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  /** Raised and small, as the mark of a note is. */
  readonly raised: boolean
}
