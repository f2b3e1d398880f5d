import type { PageBox } from '#/pdf/text/text-page.ts'
import type { Line } from './line.ts'

/** A table of one page, by the lines that stand in its cells. */
export interface PlacedTable {
  readonly box: PageBox
  /** How many columns it has. */
  readonly columns: number
  readonly rows: readonly (readonly CellOfLines[])[]
}

export interface CellOfLines {
  readonly lines: readonly Line[]
  /** How many columns it goes over. */
  readonly columns: number
}

export const cellText = ({ lines }: CellOfLines): string => lines.map(({ text }) => text.trim()).join(' ')
