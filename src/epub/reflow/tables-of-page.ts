import type { TextPage } from '#/pdf/text/text-page.ts'
import { alignedTables } from './aligned-tables.ts'
import type { Line } from './line.ts'
import { linesOfPage } from './lines-of-page.ts'
import { ruledTables } from './ruled-tables.ts'
import type { PlacedTable } from './table-of-lines.ts'

/** The tables of a page, from above to below, and the lines of all that is none. */
export function tablesOfPage(page: TextPage): {
  readonly tables: readonly PlacedTable[]
  readonly lines: readonly Line[]
} {
  const ruled = ruledTables(page)
  const within = new Set(ruled.flatMap(({ glyphs }) => glyphs))
  const lines = linesOfPage({ ...page, glyphs: page.glyphs.filter((glyph) => !within.has(glyph)) })
  const aligned = alignedTables(lines, page.rules)
  const taken = new Set(aligned.flatMap(linesOfTable))
  const tables = [...ruled.map(({ table }) => table), ...aligned]
  return {
    tables: tables.toSorted((a, b) => a.box.top - b.box.top),
    lines: lines.filter((line) => !taken.has(line)),
  }
}

export const linesOfTable = ({ rows }: PlacedTable): readonly Line[] => rows.flat().flatMap((cell) => cell.lines)
