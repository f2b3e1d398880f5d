import type { Mm } from '#/domain/print/units.ts'
import type { FileExpectation } from './file-expectation.ts'
import type { Finding } from './finding.ts'
import { pageWords } from './finding-messages.ts'
import type { BoxMm, InkPiece, PageFacts } from './pdf-facts.ts'
import { fromTrimCorner, placePage, type Edge, type Edges } from './placement.ts'
import { finding } from './rule.ts'

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

/** Of several places on several pages: the one that is worst on each page, the pages in their order. */
export function worstOfPages<T extends { readonly page: PageFacts; readonly distance: Mm }>(
  places: readonly T[],
): readonly T[] {
  const worst = new Map<number, T>()
  for (const place of places) {
    const known = worst.get(place.page.number)
    if (!known || place.distance < known.distance) worst.set(place.page.number, place)
  }
  return [...worst.values()].toSorted((a, b) => a.page.number - b.page.number)
}

/** The worst place of each page as one finding, which marks the first of them; nothing where there is none. */
export function warnOf(ruleId: string, places: readonly Measured[], words: Words): readonly Finding[] {
  return saidOf(ruleId, 'warn', places, words)
}

type Measured = PlacedPiece & { readonly distance: Mm }
type Words = (where: string, least: Mm) => Pick<Finding, 'title' | 'detail'>

/** The same as gravely as it is said: what is never meant stops the job until somebody has taken it upon himself. */
export function saidOf(
  ruleId: string,
  severity: Finding['severity'],
  places: readonly Measured[],
  words: Words,
): readonly Finding[] {
  const [first] = places
  if (!first) return []
  const pages = places.map(({ page }) => page.number)
  const least = Math.min(...places.map(({ distance }) => distance))
  return [finding(ruleId, { severity, pages, box: first.box, ...words(pageWords(pages), least) })]
}

/** Least that has to be lost before a job is stopped for it. */
const SURELY_LOST = 0.3
/** The box of a letter is its width and an ordinary height: the letter itself may end so much of that sooner. */
const AIR = 0.15

export const letterHeight = ({ box }: Pick<PlacedPiece, 'box'>): Mm => Math.min(box.width, box.height)

/** Whether so much of a text hangs over an edge that part of its letters is surely gone. */
export const isSurelyOver = (piece: Pick<PlacedPiece, 'box'>, over: Mm): boolean =>
  over >= Math.max(SURELY_LOST, AIR * letterHeight(piece))

export const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom']

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
