import { linePieces } from './line-pieces.ts'

/**
 * A text in lines that are no wider than told, broken as `linePieces` allows. A piece that is wider by itself is broken between its
 * letters, and one letter stands alone where not even that has room. A text of nothing is one empty line.
 */
export function brokenLines(text: string, width: number, widthOf: (part: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  let wide = 0
  const add = (part: string, step: number): void => {
    if (wide + step > width && line !== '') {
      lines.push(line.trimEnd())
      line = ''
      wide = 0
    }
    // No line begins with the space that it was broken at.
    if (line === '' && part === ' ') return
    line += part
    wide += step
  }
  for (const piece of linePieces(text)) {
    const step = widthOf(piece)
    if (step <= width) add(piece, step)
    else for (const letter of piece) add(letter, widthOf(letter))
  }
  return [...lines, line]
}
