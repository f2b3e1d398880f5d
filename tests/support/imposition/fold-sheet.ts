import type { PlacedPage, PressForm } from '#/domain/imposition/plan.ts'
import { lyingSize } from '#/domain/imposition/block.ts'

/** A leaf of paper in the hand: both of its pages as placed, and how folding has turned it. */
interface Leaf {
  readonly front: PlacedPage
  readonly back: PlacedPage
  readonly faceUp: 'front' | 'back'
  readonly headFlipped: boolean
}
type Stack = readonly Leaf[]
type Sheet = readonly (readonly Stack[])[]

/** Which half is laid on the other; the direction is the operator's, the order of the creases is the machine's. */
type Crease = 'vertical' | 'horizontal'
const CREASES: Readonly<Record<number, readonly Crease[]>> = {
  4: ['vertical'],
  8: ['horizontal', 'vertical'],
  16: ['vertical', 'horizontal', 'vertical'],
  32: ['horizontal', 'vertical', 'horizontal', 'vertical'],
}

export interface FoldedSignature {
  /** Pages as a reader turns them, from the uppermost face down; null is blank. */
  readonly pages: readonly (number | null)[]
  readonly headsUp: boolean
  readonly spine: 'left' | 'right'
}

/**
 * Cuts the sheet into its signatures and folds each in paper: knows nothing of fold schemes, only where the pages lie on both
 * sides. Gives every way of laying half on half, with either side of the sheet up.
 */
export function foldForm(
  form: PressForm,
  sheetWidth: number,
  signaturePages: number,
): readonly (readonly FoldedSignature[])[] {
  return signaturesOf(leavesOf(form, sheetWidth), signaturePages).map((sheet) =>
    [sheet, faceDown(sheet)].flatMap((paper) =>
      directions(CREASES[signaturePages]?.length ?? 0).map((over) => foldSheet(paper, signaturePages, over)),
    ),
  )
}

/** The sheet laid on its face before it is folded, turned over like a page. */
const faceDown = (sheet: Sheet): Sheet => sheet.map((row) => row.toReversed().map((stack) => turned(stack, false)))

function directions(count: number): readonly (readonly boolean[])[] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_bit, at) => ((bits >> at) & 1) === 1),
  )
}

/** Every place of the paper with the pages of its two faces. Work-and-turn has both faces on one side. */
function leavesOf({ sides, workStyle }: PressForm, sheetWidth: number): readonly Leaf[] {
  const [front, back = front] = sides
  if (!front || !back) throw new Error('a form without a side')
  const behind = (page: PlacedPage): PlacedPage => {
    const x = sheetWidth - page.x - lyingSize(page.size, page.turn).width
    const found = back.pages.find((other) => Math.abs(other.x - x) < 0.05 && Math.abs(other.y - page.y) < 0.05)
    if (!found) throw new Error(`nothing behind page ${page.page}`)
    return found
  }
  const fronts = workStyle === 'work-and-turn' ? front.pages.filter(({ x }) => x < sheetWidth / 2) : front.pages
  return fronts.map((page) => ({ front: page, back: behind(page), faceUp: 'front', headFlipped: false }))
}

/** Turned so that heads point up or down, rows from the top, then cut where one signature ends. */
function signaturesOf(leaves: readonly Leaf[], pages: number): readonly Sheet[] {
  const sideways = leaves.some(({ front }) => front.turn % 180 !== 0)
  const centre = ({ front }: Leaf) => {
    const { width, height } = lyingSize(front.size, front.turn)
    const [x, y] = [front.x + width / 2, front.y + height / 2]
    return sideways ? { x: y, y: -x } : { x, y }
  }
  const ranks = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b)
    const starts = sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > 20)
    return (value: number) => starts.findLastIndex((start) => value >= start - 0.01)
  }
  const column = ranks(leaves.map((leaf) => centre(leaf).x))
  const row = ranks(leaves.map((leaf) => -centre(leaf).y))
  const [columns, rows] = ({ 4: [2, 1], 8: [2, 2], 16: [4, 2], 32: [4, 4] } as const)[pages as 4 | 8 | 16 | 32]
  const cut = new Map<string, Stack[][]>()
  for (const leaf of leaves) {
    const [c, r] = [column(centre(leaf).x), row(-centre(leaf).y)]
    const key = `${Math.floor(c / columns)} ${Math.floor(r / rows)}`
    const sheet = cut.get(key) ?? Array.from({ length: rows }, (): Stack[] => [])
    const own = sheet[r % rows]
    if (own) own[c % columns] = [leaf]
    cut.set(key, sheet)
  }
  return [...cut.values()]
}

function foldSheet(sheet: Sheet, pages: number, over: readonly boolean[]): FoldedSignature {
  const creases = CREASES[pages] ?? []
  const folded = creases.reduce((paper, crease, index) => halve(paper, crease, over[index] ?? false), sheet)
  const stack = folded[0]?.[0] ?? []
  const read = stack.flatMap((leaf) => {
    const [top, bottom] = leaf.faceUp === 'front' ? [leaf.front, leaf.back] : [leaf.back, leaf.front]
    return [
      { placed: top, leaf },
      { placed: bottom, leaf },
    ]
  })
  const sideways = stack.some(({ front }) => front.turn % 180 !== 0)
  // A face of a sheet that was turned by a quarter: its front by 90°, its back by 270°, stand upright.
  const heads = read.map(({ placed, leaf }) => {
    const upright = sideways ? (placed === leaf.front ? 90 : 270) : 0
    return (placed.turn === upright) !== leaf.headFlipped
  })
  const allUp = heads.every((up) => up)
  if (!allUp && heads.some((up) => up)) return { pages: [], headsUp: false, spine: 'left' }
  // The left half laid on the right one leaves its crease at the left; a booklet on its head is turned round.
  const crease = over.at(-1) === true ? 'left' : 'right'
  const other = { left: 'right', right: 'left' } as const
  return { pages: read.map(({ placed }) => placed.page), headsUp: true, spine: allUp ? crease : other[crease] }
}

/** `over`: the left or upper half goes over; else the right or lower one. */
function halve(sheet: Sheet, crease: Crease, over: boolean): Sheet {
  if (crease === 'vertical')
    return sheet
      .map((row) => {
        const half = row.length / 2
        return Array.from({ length: half }, (_, index) => {
          const [left, right] = [row[half - 1 - index] ?? [], row[half + index] ?? []]
          return over ? [...turned(left, false), ...right] : [...turned(right, false), ...left]
        })
      })
      .map((row) => (over ? row : row.toReversed()))
  const half = sheet.length / 2
  const rows = Array.from({ length: half }, (_, index) => {
    const [upper, lower] = [sheet[half - 1 - index] ?? [], sheet[half + index] ?? []]
    return upper.map((stack, column) =>
      over ? [...turned(stack, true), ...(lower[column] ?? [])] : [...turned(lower[column] ?? [], true), ...stack],
    )
  })
  return over ? rows : rows.toReversed()
}

const turned = (stack: Stack, headOverFoot: boolean): Stack =>
  stack.toReversed().map((leaf) => ({
    ...leaf,
    faceUp: leaf.faceUp === 'front' ? 'back' : 'front',
    headFlipped: leaf.headFlipped !== headOverFoot,
  }))
