/**
 * The company stamp as a grid of syllables, read top to bottom and right to left as seals are cut: at most nine syllables
 * of the name on two or three columns, filled up with 인 (seal).
 */
export function stampRows(name: string): readonly (readonly string[])[] {
  const syllables = [...name.replaceAll(/[^가-힣A-Za-z0-9]/g, '')]
  const side = syllables.length + 1 <= 4 ? 2 : 3
  const filled = [...syllables.slice(0, side * side - 1), '인']
  const cells = Array.from({ length: side * side }, (_, index) => filled[index] ?? '')
  return Array.from({ length: side }, (_row, row) =>
    Array.from({ length: side }, (_cell, column) => cells[(side - 1 - column) * side + row] ?? ''),
  )
}
