import type { Copies } from '#/domain/print/units.ts'

/** Rows of the quantity table: enough to choose from, few enough to see at once. */
const ROWS = 6

/** The standard quantities nearest to what is ordered, and the ordered one itself. */
export function quantitiesAround(copies: Copies, standard: readonly Copies[]): readonly Copies[] {
  const all = [...new Set([...standard, copies])].toSorted((a, b) => a - b)
  const at = all.indexOf(copies)
  const start = Math.max(0, Math.min(at - Math.floor((ROWS - 1) / 2), all.length - ROWS))
  return all.slice(start, start + ROWS)
}
