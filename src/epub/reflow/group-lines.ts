import type { Line } from './line.ts'
import type { PlacedPicture } from './page-pictures.ts'
import { beginsParagraph, type Column, runsOn } from './paragraphs.ts'
import type { PlacedTable } from './table-of-lines.ts'

/** What a page holds in reading order. */
export type PageItem =
  | { readonly kind: 'line'; readonly line: Line; readonly column: Column }
  | { readonly kind: 'picture'; readonly picture: PlacedPicture }
  | { readonly kind: 'table'; readonly table: PlacedTable }
  | { readonly kind: 'page'; readonly label: string; readonly number: number }

/** Lines of one paragraph or heading with the pages that begin inside of it. */
export type Group =
  | { readonly kind: 'text'; readonly lines: readonly Line[]; readonly marks: ReadonlyMap<Line, readonly string[]> }
  | { readonly kind: 'picture'; readonly picture: PlacedPicture }
  | { readonly kind: 'table'; readonly table: PlacedTable }
  | { readonly kind: 'page'; readonly label: string }

const LEADERS = /(?:[.·…․]\s?){4,}\s*\d*\s*$/

/** Gathers lines into paragraphs, over columns and pages. What stands in between waits until the paragraph has ended. */
export function groupLines(items: readonly PageItem[]): readonly Group[] {
  const groups: Group[] = []
  let lines: Line[] = []
  let marks = new Map<Line, string[]>()
  let column: Column | null = null
  let waiting: Exclude<PageItem, { kind: 'line' }>[] = []
  const end = () => {
    if (lines.length > 0) groups.push({ kind: 'text', lines, marks })
    for (const item of waiting) groups.push(item.kind === 'page' ? { kind: 'page', label: item.label } : item)
    lines = []
    marks = new Map()
    waiting = []
  }
  for (const item of items) {
    if (item.kind !== 'line') {
      if (lines.length === 0) groups.push(item.kind === 'page' ? { kind: 'page', label: item.label } : item)
      else waiting.push(item)
      continue
    }
    const before = lines.at(-1)
    if (before && column && !continues(lines, item, column)) end()
    const pages = waiting.filter((each) => each.kind === 'page').map(({ label }) => label)
    if (pages.length > 0) marks.set(item.line, pages)
    waiting = waiting.filter((each) => each.kind !== 'page')
    lines.push(item.line)
    column = item.column
  }
  end()
  return groups
}

function continues(lines: readonly Line[], { line, column }: PageItem & { kind: 'line' }, last: Column): boolean {
  const before = lines.at(-1)
  if (!before) return true
  if (LEADERS.test(before.text) || LEADERS.test(line.text)) return false
  if (before.page !== line.page || column !== last) return runsOn(before, line, column) && runsOn(before, line, last)
  // A quotation is set in from its first line to its last.
  const inset = lines.length > 1 && lines.every((each) => each.left - column.left > each.size)
  if (inset && line.left - column.left < 0.5 * line.size) return false
  return !beginsParagraph(before, line, column)
}
