import type { Line } from './line.ts'

export interface PageNote {
  readonly id: string
  readonly marker: string
  readonly lines: readonly Line[]
}

export interface PageWithoutNotes {
  readonly lines: readonly Line[]
  readonly notes: readonly PageNote[]
  /** Small lines at the foot before the first mark: a note of the page before that goes on. */
  readonly goesOn: readonly Line[]
}

const SMALL = 0.93
/** Notes stand in the lower part of a page. */
const FROM = 0.4
const MARKER = /^\s*(\d{1,3}|[*†‡]{1,3}|[①-⑳])\s*[).\]]?\s*(?=\S)/u

/** Takes the notes at the foot of a page out of its text, each with the mark that the text calls it by. */
export function withoutNotes(lines: readonly Line[], bodySize: number, pageHeight: number): PageWithoutNotes {
  const foot = footOf(lines, bodySize, pageHeight)
  const marks = marksIn(lines.filter((line) => !foot.includes(line)))
  const begins = (line: Line) => {
    const marker = markerOf(line)
    return marker !== null && marks.has(marker) ? marker : null
  }
  const first = foot.findIndex((line) => begins(line) !== null)
  if (first < 0) return { lines, notes: [], goesOn: [] }
  const notes: { id: string; marker: string; lines: Line[] }[] = []
  for (const line of foot.slice(first)) {
    const marker = begins(line)
    const last = notes.at(-1)
    const free = marker !== null && !notes.some((note) => note.marker === marker)
    if (free) notes.push({ id: `${line.page}:${marker}`, marker, lines: [line] })
    else last?.lines.push(line)
  }
  return { lines: lines.filter((line) => !foot.includes(line)), notes, goesOn: foot.slice(0, first) }
}

/** From the last line upwards, as long as lines are smaller than the text. */
function footOf(lines: readonly Line[], bodySize: number, pageHeight: number): readonly Line[] {
  const down = lines.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)
  let from = down.length
  while (from > 0) {
    const line = down[from - 1]
    if (!line || line.size > SMALL * bodySize || line.baseline < FROM * pageHeight) break
    from -= 1
  }
  return down.slice(from)
}

/** Raised marks in the text. */
function marksIn(lines: readonly Line[]): ReadonlySet<string> {
  const marks = lines.flatMap(({ pieces }) => pieces.filter(({ raised }) => raised).map(({ text }) => markOf(text)))
  return new Set(marks.filter((mark) => mark !== null))
}

/** Of the raised letters in a text: `1`, `1)`, `*`; null for a power or an ordinal. */
export function markOf(text: string): string | null {
  return /^\s*(\d{1,3}|[*†‡]{1,3}|[①-⑳])\s*[)\].]?\s*$/u.exec(text)?.[1] ?? null
}

function markerOf({ text }: Line): string | null {
  return MARKER.exec(text)?.[1] ?? null
}

/** What follows the mark. */
export const withoutMarker = (text: string): string => text.replace(MARKER, '')
