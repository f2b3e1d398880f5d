import type { Mm } from '#/domain/print/units.ts'
import type { FileExpectation } from './file-expectation.ts'
import type { BoxMm, InkPiece, PageFacts } from './pdf-facts.ts'
import { fromTrimCorner, placePage, type Edges } from './placement.ts'

/** Ink on a page that lies, at least in part, within the ordered trim. */
export interface PlacedPiece {
  readonly page: PageFacts
  readonly kind: InkPiece['kind']
  /** In mm from the trim's top left corner, as findings give it. */
  readonly box: BoxMm
  /** How far inside each edge of the trim it ends; negative where it goes beyond. */
  readonly inside: Edges
}

/** Less than this of it within the trim is rounding, and what lies beyond is a mark for the printer. */
const WITHIN = 0.3
/** Least that has to be lost before a job is stopped for it. */
const SURELY_LOST = 0.3
/** The box of a letter is its width and an ordinary height: the letter itself may end so much of that sooner. */
const AIR = 0.15

export function piecesOf(page: PageFacts, expectation: FileExpectation): readonly PlacedPiece[] {
  const placement = placePage(page, expectation)
  if (!placement.fits) return []
  const { trim } = placement
  return page.pieces.flatMap(({ kind, box }) => {
    const left = box.x - trim.x
    const bottom = box.y - trim.y
    const inside = { left, bottom, right: trim.width - left - box.width, top: trim.height - bottom - box.height }
    const isWithin =
      left + box.width > WITHIN &&
      trim.width - left > WITHIN &&
      bottom + box.height > WITHIN &&
      trim.height - bottom > WITHIN
    return isWithin ? [{ page, kind, box: fromTrimCorner(box, trim), inside }] : []
  })
}

export const letterHeight = ({ box }: Pick<PlacedPiece, 'box'>): Mm => Math.min(box.width, box.height)

/** Whether so much of a text hangs over an edge that part of its letters is surely gone. */
export const isSurelyOver = (piece: Pick<PlacedPiece, 'box'>, over: Mm): boolean =>
  over >= Math.max(SURELY_LOST, AIR * letterHeight(piece))

/** Both edges of the back of a book on its flat cover. */
export function spineOf({ folds }: FileExpectation): readonly [Mm, Mm] | null {
  const [from, to] = folds.filter(({ what }) => what === 'spine').map(({ at }) => at)
  return from === undefined || to === undefined ? null : [from, to]
}

/** What goes round the book is no part of its back. */
export function isOnSpine(box: BoxMm, [from, to]: readonly [Mm, Mm]): boolean {
  const middle = box.x + box.width / 2
  return middle >= from && middle <= to && box.width <= 2 * (to - from)
}
