import type { Line } from './line.ts'

/** Of one column or page: where its text begins and ends. */
export interface Column {
  readonly lines: readonly Line[]
  readonly left: number
  readonly right: number
  /** From baseline to baseline. */
  readonly leading: number
}

const INDENT_IN_SIZES = 0.6
const OTHER_SIZE = 0.08
const WIDE_LEADING = 1.35
const ENDS_SENTENCE = /[.!?…。:][”’"')」』\]]*$/
const BULLET = /^(?:[•◦▪●○■□◆◇▶►※✓∙]|[-–—·]\s|[①-⑳]|\(?\d{1,2}[.)]\s|[가-하][.)]\s|[a-zA-Z][.)]\s)/u

/** Whether a line begins a paragraph, seen from the one before it in the same column. */
export function beginsParagraph(before: Line, line: Line, column: Column): boolean {
  if (otherLook(before, line)) return true
  const down = line.baseline - before.baseline
  if (down > WIDE_LEADING * Math.max(column.leading, 1.05 * line.size)) return true
  if (down < -line.size) return !runsOn(before, line, column)
  // Beside it on the same line: cells of a table, a number and its words.
  if (Math.abs(down) < 0.4 * line.size) return false
  if (BULLET.test(line.text)) return true
  if (isIndented(line, column) && !isIndented(before, column)) return true
  return endsEarly(before, line, column)
}

/** A paragraph that goes on in the next column or on the next page. */
export function runsOn(before: Line, line: Line, column: Column): boolean {
  if (otherLook(before, line) || BULLET.test(line.text) || isIndented(line, column)) return false
  if (ENDS_SENTENCE.test(before.text.trim())) return !endsEarly(before, line, column) && reachesEdge(before, column)
  return true
}

const reachesEdge = (line: Line, column: Column): boolean => column.right - line.right < 1.2 * line.size

export const otherLook = (a: Line, b: Line): boolean =>
  Math.abs(a.size - b.size) > OTHER_SIZE * Math.max(a.size, b.size) || (a.bold !== b.bold && isAllOf(a) && isAllOf(b))

/** A line that is bold from end to end, or not at all: a bold word at its beginning makes no heading of it. */
const isAllOf = ({ pieces, bold }: Line): boolean =>
  pieces.every((piece) => piece.bold === bold || piece.text.trim().length < 2 || piece.raised)

const isIndented = (line: Line, { left }: Column): boolean => line.left - left > INDENT_IN_SIZES * line.size

/** The next word would have found room: the line was ended on purpose. */
function endsEarly(before: Line, line: Line, column: Column): boolean {
  const room = column.right - before.right
  const letters = line.text.trim()
  const width = (line.right - line.left) / Math.max(letters.length, 1)
  const word = letters.split(' ')[0] ?? ''
  const needed = (word.length + 1) * width
  return (
    room > Math.max(needed, 1.5 * line.size) &&
    (ENDS_SENTENCE.test(before.text.trim()) || room > 0.25 * (column.right - column.left))
  )
}
