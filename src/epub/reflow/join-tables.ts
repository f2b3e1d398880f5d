import type { PageItem } from './group-lines.ts'
import { cellText, type CellOfLines, type PlacedTable } from './table-of-lines.ts'

/** A table that goes on at the head of the next page is one table; what is printed again above it is left out. */
export function joinTables(items: readonly PageItem[]): readonly PageItem[] {
  const joined: PageItem[] = []
  for (const item of items) {
    const [table, page] = [joined.at(-2), joined.at(-1)]
    const goesOn = item.kind === 'table' && table?.kind === 'table' && page?.kind === 'page'
    if (goesOn && table.table.columns === item.table.columns)
      joined.splice(-2, 2, { kind: 'table', table: together(table.table, item.table) }, page)
    else joined.push(item)
  }
  return joined
}

function together(above: PlacedTable, below: PlacedTable): PlacedTable {
  const [head] = above.rows
  const [first, ...rest] = below.rows
  const again = head !== undefined && first !== undefined && rowText(head) === rowText(first)
  return { ...above, rows: [...above.rows, ...(again ? rest : below.rows)] }
}

const rowText = (row: readonly CellOfLines[]): string => row.map(cellText).join('\t')
