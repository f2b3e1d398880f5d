import type { Mm } from '#/domain/print/units.ts'
import type { FileExpectation } from './file-expectation.ts'
import { PAGE_EDGES, type BoxMm, type PageFacts } from './pdf-facts.ts'
import { boundEdge, placePage, type Edge, type Edges } from './placement.ts'

/** Marks this close to the trim are meant to run off it. */
const MEANT_TO_RUN_OFF = 0.5
/** A bleed short by this much still hides the knife's tolerance. */
const ENOUGH = 0.5
/** A frame that was looked at and the ordered trim are the same within this. */
const SAME_FRAME = 0.7

export interface ShortBleed {
  /** Where art ends at the knife, as a reader sees the page. */
  readonly edges: readonly Edge[]
  /** How far before the knife it ends there; no more than a hair. */
  readonly gaps: readonly Mm[]
  /** The page has the place for the bleed, only nothing is drawn there. */
  readonly hasRoom: boolean
}

/**
 * Edges of a page at which art reaches the trim but not the end of the bleed; null when there are none. A page that is white
 * all round needs no bleed, and the bound edge needs none. A drawing of the page decides where there is one: the frame round
 * all marks does not know that a picture runs off while the ground beside it ends.
 */
export function shortBleed(page: PageFacts, expectation: FileExpectation): ShortBleed | null {
  const placement = placePage(page, expectation)
  if (!placement.fits || !page.marks) return null
  const { trim, room } = placement
  const { marks } = page
  const drawn = page.edges?.find(({ frame }) => isSame(frame, trim))
  /** How far the outermost mark goes beyond the trim; negative inside it. */
  const beyond: Edges = {
    left: trim.x - marks.x,
    right: marks.x + marks.width - trim.x - trim.width,
    bottom: trim.y - marks.y,
    top: marks.y + marks.height - trim.y - trim.height,
  }
  const bound = boundEdge(page.number, expectation.bindingSide)
  const roomy = (edge: Edge) => room[edge] >= expectation.bleed - ENOUGH
  const edges = PAGE_EDGES.filter((edge) => {
    if (edge === bound || beyond[edge] <= -MEANT_TO_RUN_OFF) return false
    if (drawn && roomy(edge)) return drawn.bare.includes(edge)
    return beyond[edge] < expectation.bleed - ENOUGH
  })
  const gaps = edges.map((edge) => Math.max(0, -beyond[edge]))
  return edges.length === 0 ? null : { edges, gaps, hasRoom: edges.every(roomy) }
}

const isSame = (a: BoxMm, b: BoxMm) =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= SAME_FRAME &&
  Math.max(Math.abs(a.width - b.width), Math.abs(a.height - b.height)) <= 2 * SAME_FRAME
