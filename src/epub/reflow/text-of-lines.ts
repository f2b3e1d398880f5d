import type { Inline, Mark } from '#/epub/book/book.ts'
import { markOf } from './footnotes.ts'
import { jointOf, type LineBreaks } from './join-lines.ts'
import type { Line, Piece } from './line.ts'

export interface TextSettings {
  readonly breaks: LineBreaks
  /** Notes by page and mark, `12:1`. */
  readonly notes: ReadonlySet<string>
  /** In a heading all is bold: nothing is said by it. */
  readonly plain: boolean
  readonly pageMarks: ReadonlyMap<Line, readonly string[]>
}

/** The running text of some lines, with marks of notes and of pages inside of it. */
export function textOfLines(lines: readonly Line[], settings: TextSettings): readonly Inline[] {
  const inlines: Inline[] = []
  lines.forEach((line, at) => {
    const before = lines[at - 1]
    if (before) applyJoint(inlines, jointOf(before, line, settings.breaks))
    for (const label of settings.pageMarks.get(line) ?? []) inlines.push({ kind: 'page', label })
    for (const piece of line.pieces) pushPiece(inlines, piece, line, settings)
  })
  return trimmed(inlines)
}

function applyJoint(inlines: Inline[], joint: ReturnType<typeof jointOf>): void {
  if (joint === ' ') return pushText(inlines, ' ', lastMarks(inlines))
  const last = inlines.at(-1)
  if (joint === 'hyphen' && last?.kind === 'text') inlines.splice(-1, 1, { ...last, text: last.text.slice(0, -1) })
}

const lastMarks = (inlines: readonly Inline[]): readonly Mark[] => {
  const last = inlines.at(-1)
  return last?.kind === 'text' ? last.marks : []
}

function pushPiece(inlines: Inline[], piece: Piece, line: Line, { notes, plain }: TextSettings): void {
  const mark = piece.raised ? markOf(piece.text) : null
  if (mark !== null && notes.has(`${line.page}:${mark}`)) {
    inlines.push({ kind: 'note', note: `${line.page}:${mark}` })
    if (piece.text.endsWith(' ')) pushText(inlines, ' ', [])
    return
  }
  const marks: Mark[] = []
  if (piece.bold && !plain) marks.push('strong')
  if (piece.italic && !plain) marks.push('em')
  if (piece.raised) marks.push('sup')
  pushText(inlines, withoutLeaders(piece.text), marks)
}

/** Dots that lead the eye to a number across paper. */
const withoutLeaders = (text: string): string => text.replaceAll(/\s*(?:[.·…․]\s?){4,}/g, ' … ')

function pushText(inlines: Inline[], text: string, marks: readonly Mark[]): void {
  const last = inlines.at(-1)
  const same = last?.kind === 'text' && last.marks.join() === marks.join()
  if (same) inlines.splice(-1, 1, { ...last, text: (last.text + text).replaceAll(/ {2,}/g, ' ') })
  else inlines.push({ kind: 'text', text, marks })
}

function trimmed(inlines: readonly Inline[]): readonly Inline[] {
  const edge = (at: number) => inlines[at]
  return inlines.flatMap((inline, at): readonly Inline[] => {
    if (inline.kind !== 'text') return [inline]
    let { text } = inline
    if (at === 0) text = text.trimStart()
    if (edge(at + 1) === undefined) text = text.trimEnd()
    return text === '' ? [] : [{ ...inline, text }]
  })
}
