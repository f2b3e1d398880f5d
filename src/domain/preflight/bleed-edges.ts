import type { FileExpectation } from './file-expectation.ts'
import type { PageFacts } from './pdf-facts.ts'
import { boundEdge, placePage, type Edge, type Edges } from './placement.ts'

/** Marks this close to the trim are meant to run off it. */
const MEANT_TO_RUN_OFF = 0.5
/** A bleed short by this much still hides the knife's tolerance. */
const ENOUGH = 0.5

export interface ShortBleed {
  /** Where art ends at the knife, as a reader sees the page. */
  readonly edges: readonly Edge[]
  /** The page has the place for the bleed, only nothing is drawn there. */
  readonly hasRoom: boolean
}

/**
 * Edges of a page at which art reaches the trim but not the end of the bleed; null when there are none. A page that is white
 * all round needs no bleed, and the bound edge needs none.
 */
export function shortBleed(page: PageFacts, expectation: FileExpectation): ShortBleed | null {
  const placement = placePage(page, expectation)
  if (!placement.fits || !page.marks) return null
  const { trim, room } = placement
  const { marks } = page
  /** How far the outermost mark goes beyond the trim; negative inside it. */
  const beyond: Edges = {
    left: trim.x - marks.x,
    right: marks.x + marks.width - trim.x - trim.width,
    bottom: trim.y - marks.y,
    top: marks.y + marks.height - trim.y - trim.height,
  }
  const bound = boundEdge(page.number, expectation.bindingSide)
  const edges = EDGES.filter(
    (edge) => edge !== bound && beyond[edge] > -MEANT_TO_RUN_OFF && beyond[edge] < expectation.bleed - ENOUGH,
  )
  if (edges.length === 0) return null
  return { edges, hasRoom: edges.every((edge) => room[edge] >= expectation.bleed - ENOUGH) }
}

const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom']
