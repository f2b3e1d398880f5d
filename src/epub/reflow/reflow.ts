import type { Block, Inline, Note } from '#/epub/book/book.ts'
import type { OutlineEntry, PageBox } from '#/pdf/text/text-page.ts'
import { columnsOf } from './columns.ts'
import { type PageNote, withoutMarker, withoutNotes } from './footnotes.ts'
import { type BarePage, type PageOfLines, withoutFurniture } from './furniture.ts'
import { type Group, groupLines, type PageItem } from './group-lines.ts'
import { headingLevels } from './headings.ts'
import { learnLineBreaks, type LineBreaks } from './join-lines.ts'
import type { Line } from './line.ts'
import { joinTables } from './join-tables.ts'
import { picturesOfPage, type PlacedPicture } from './page-pictures.ts'
import { commonest } from './statistics.ts'
import type { PlacedTable } from './table-of-lines.ts'
import { textOfLines } from './text-of-lines.ts'

/** A page as it was read: its lines, and where pictures lie. */
export interface SourcePage extends PageOfLines {
  readonly pictures: readonly PageBox[]
  readonly tables: readonly PlacedTable[]
}

export interface Reflowed {
  readonly blocks: readonly Block[]
  readonly notes: readonly Note[]
  /** To be drawn by whoever has the file. */
  readonly pictures: readonly PlacedPicture[]
}

/** Makes running text of pages: what paper needed goes, what the author wrote stays. */
export function reflow(source: readonly SourcePage[], outline: readonly OutlineEntry[]): Reflowed {
  const split = new Map(source.map((page) => [page.number, picturesOfPage(page)]))
  const words = source.map((page) => ({ ...page, lines: split.get(page.number)?.lines ?? [] }))
  const bodySize = bodySizeOf(words)
  const bare = withoutFurniture(words)
  const { pages, notes } = takeNotes(bare, bodySize)
  const tables = new Map(source.map((page) => [page.number, page.tables]))
  const stands = (page: number): readonly Standing[] => [
    ...(split.get(page)?.pictures ?? []).map((picture): Standing => ({ kind: 'picture', picture })),
    ...(tables.get(page) ?? []).map((table): Standing => ({ kind: 'table', table })),
  ]
  const items = joinTables(itemsOf(pages, bodySize, stands))
  const groups = groupLines(items)
  const breaks = learnLineBreaks(
    pages.flatMap(({ lines }) => lines),
    pairsOf(groups),
  )
  const levels = headingLevels(groups, bodySize, outline)
  const known = new Set(notes.map(({ id }) => id))
  return {
    blocks: groups.flatMap((group) => blockOf(group, levels.get(group) ?? null, breaks, known) ?? []),
    notes: notes.map((note) => ({ id: note.id, blocks: [noteText(note, breaks)] })),
    pictures: [...split.values()].flatMap(({ pictures }) => pictures),
  }
}

/** The size that most letters of the book have. */
export const bodySizeOf = (pages: readonly PageOfLines[]): number =>
  commonest(
    pages.flatMap(({ lines }) => lines),
    ({ size }) => Math.round(size * 2) / 2,
    ({ text }) => text.length,
  )

function takeNotes(pages: readonly BarePage[], bodySize: number) {
  const notes: { id: string; marker: string; lines: Line[] }[] = []
  const left = pages.map((page) => {
    const { lines, notes: here, goesOn } = withoutNotes(page.lines, bodySize, page.height)
    const last = notes.at(-1)
    if (last?.lines[0]?.page === page.number - 1) last.lines.push(...goesOn)
    else if (goesOn.length > 0) return { ...page, lines: [...lines, ...goesOn] }
    notes.push(...here.map((note) => ({ ...note, lines: [...note.lines] })))
    return { ...page, lines }
  })
  return { pages: left, notes: notes satisfies readonly PageNote[] }
}

/** What stands by itself among the lines. */
type Standing = Extract<PageItem, { kind: 'picture' | 'table' }>

function itemsOf(
  pages: readonly BarePage[],
  bodySize: number,
  standsOn: (page: number) => readonly Standing[],
): readonly PageItem[] {
  return columnsOf(pages, bodySize).flatMap(({ page, columns }): readonly PageItem[] => {
    const waiting = standsOn(page.number).toSorted((a, b) => boxOf(a).top - boxOf(b).top)
    const items: PageItem[] = [{ kind: 'page', label: page.label, number: page.number }]
    for (const column of columns)
      for (const line of column.lines) {
        // Beside or below a picture or a table, that comes first.
        for (let next = waiting[0]; next && middleOf(next) < line.baseline; next = waiting[0]) {
          items.push(next)
          waiting.shift()
        }
        items.push({ kind: 'line', line, column })
      }
    return [...items, ...waiting]
  })
}

const boxOf = (item: Standing): PageBox => (item.kind === 'table' ? item.table.box : item.picture.box)

const middleOf = (item: Standing): number => (boxOf(item).top + boxOf(item).bottom) / 2

function pairsOf(groups: readonly Group[]): readonly (readonly [Line, Line])[] {
  return groups.flatMap((group) =>
    group.kind === 'text'
      ? group.lines.slice(1).flatMap((line, at) => {
          const before = group.lines[at]
          return before ? [[before, line] as const] : []
        })
      : [],
  )
}

function blockOf(group: Group, level: number | null, breaks: LineBreaks, notes: ReadonlySet<string>): Block | null {
  if (group.kind === 'page') return { kind: 'page', label: group.label }
  if (group.kind === 'picture') return { kind: 'picture', picture: group.picture.id, alt: group.picture.words }
  if (group.kind === 'table') return tableBlock(group.table, breaks, notes)
  const inlines = textOfLines(group.lines, { breaks, notes, plain: level !== null, pageMarks: group.marks })
  if (inlines.length === 0) return null
  return level === null ? { kind: 'paragraph', inlines } : { kind: 'heading', level, inlines }
}

/** The first row is the head where it alone is bold. */
function tableBlock({ rows }: PlacedTable, breaks: LineBreaks, notes: ReadonlySet<string>): Block {
  const bold = rows.map((row) => row.flatMap(({ lines }) => lines).every((line) => line.bold))
  const hasHead = bold[0] === true && bold.slice(1).includes(false)
  return {
    kind: 'table',
    rows: rows.map((row, at) => {
      const heading = hasHead && at === 0
      const cells = row.map(({ lines, columns }) => {
        const inlines = textOfLines(lines, { breaks, notes, plain: heading, pageMarks: new Map() })
        const blocks: readonly Block[] = inlines.length > 0 ? [{ kind: 'paragraph', inlines }] : []
        return { heading, columns, rows: 1, blocks }
      })
      return { cells }
    }),
  }
}

function noteText({ lines }: PageNote, breaks: LineBreaks): Block {
  const settings = { breaks, notes: new Set<string>(), plain: false, pageMarks: new Map() }
  const inlines = textOfLines(lines, settings)
  return { kind: 'paragraph', inlines: withoutFirstMark(inlines) }
}

function withoutFirstMark(inlines: readonly Inline[]): readonly Inline[] {
  const [first, ...rest] = inlines
  if (first?.kind !== 'text') return inlines
  const text = withoutMarker(`${first.text}\u0001`).replace('\u0001', '')
  const bare = /^\s*(?:\d{1,3}|[*†‡]{1,3}|[①-⑳])\s*[)\].]?\s*$/u.test(first.text) ? '' : text
  if (bare !== '') return [{ ...first, text: bare }, ...rest]
  const [second, ...others] = rest
  return second?.kind === 'text' ? [{ ...second, text: second.text.replace(/^\s*[)\].]?\s*/, '') }, ...others] : rest
}
