import { SIGNATURE_GRID, type SignaturePages } from '#/domain/print/signature-size.ts'

/** One leaf of the unfolded sheet, as seen from its front: column from the left, row from the top. */
export interface SchemeCell {
  readonly column: number
  readonly row: number
  /** Pages of the signature, 1-based, on the two faces of the leaf. */
  readonly front: number
  readonly back: number
  /** Its head points down on the sheet; the heads of two rows meet in a fold. */
  readonly headDown: boolean
}

export interface FoldScheme {
  readonly pages: SignaturePages
  readonly columns: number
  readonly rows: number
  readonly cells: readonly SchemeCell[]
}

type Fold = 'right-over-left' | 'left-over-right' | 'top-over-bottom'
interface Leaf {
  readonly column: number
  readonly row: number
  readonly up: 'front' | 'back'
  readonly turnedDown: boolean
}
/** Leaves that lie on each other, the uppermost first. */
type Stack = readonly Leaf[]
type Sheet = readonly (readonly Stack[])[]

/** The last fold is the spine; the one before closes the heads. */
const FOLDS: Readonly<Record<SignaturePages, readonly Fold[]>> = {
  4: ['left-over-right'],
  8: ['top-over-bottom', 'left-over-right'],
  16: ['right-over-left', 'top-over-bottom', 'left-over-right'],
  32: ['top-over-bottom', 'right-over-left', 'top-over-bottom', 'left-over-right'],
}

/**
 * Where each page of a cross-folded sheet lies, found by folding the sheet: no table to mistype. `front` is the face that
 * carries page 1. Bound on the right, the sheet is the mirror image.
 */
export function foldScheme(pages: SignaturePages, bindingSide: 'left' | 'right'): FoldScheme {
  const { columns, rows } = SIGNATURE_GRID[pages]
  const folded = FOLDS[pages].reduce(fold, openSheet(columns, rows))[0]?.[0] ?? []
  const firstFace = folded[0]?.up ?? 'front'
  const cells = folded.map((leaf, index): SchemeCell => {
    const [upper, lower] = [2 * index + 1, 2 * index + 2]
    const straight = leaf.up === firstFace
    const column = firstFace === 'front' ? leaf.column : columns - 1 - leaf.column
    return {
      column: bindingSide === 'left' ? column : columns - 1 - column,
      row: leaf.row,
      front: straight ? upper : lower,
      back: straight ? lower : upper,
      headDown: leaf.turnedDown,
    }
  })
  return { pages, columns, rows, cells }
}

const openSheet = (columns: number, rows: number): Sheet =>
  Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => [{ column, row, up: 'front' as const, turnedDown: false }]),
  )

function fold(sheet: Sheet, how: Fold): Sheet {
  if (how === 'top-over-bottom') {
    const half = sheet.length / 2
    return sheet.slice(half).map((under, row) => {
      const over = sheet[half - 1 - row] ?? []
      return under.map((stack, column) => [...turnOver(over[column] ?? [], true), ...stack])
    })
  }
  return sheet.map((row) => {
    const half = row.length / 2
    const [left, right] = [row.slice(0, half), row.slice(half)]
    const [under, over] = how === 'left-over-right' ? [right, left] : [left, right]
    return under.map((stack, column) => [...turnOver(over[half - 1 - column] ?? [], false), ...stack])
  })
}

const turnOver = (stack: Stack, headOverFoot: boolean): Stack =>
  stack
    .map((leaf) => ({
      ...leaf,
      up: leaf.up === 'front' ? ('back' as const) : ('front' as const),
      turnedDown: leaf.turnedDown !== headOverFoot,
    }))
    .toReversed()
