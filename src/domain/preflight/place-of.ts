import type { FileExpectation } from './file-expectation.ts'
import type { Finding } from './finding.ts'
import type { PageFacts, PlaceKind } from './pdf-facts.ts'
import { fromTrimCorner, placePage } from './placement.ts'

/** A letter or a hair of a line is marked with some air round it, or nobody finds it on a small picture. */
const SEEN_FROM = 5
const AIR = 1.5

/** The box of a finding: where on its first page the thing is. */
export function placeOf(page: PageFacts | undefined, kind: PlaceKind, expectation: FileExpectation): Finding['box'] {
  const place = page?.places[kind]
  const placement = page && placePage(page, expectation)
  if (!place || !placement?.fits) return null
  const air = Math.min(place.width, place.height) < SEEN_FROM ? AIR : 0
  const { x, y, width, height } = place
  return fromTrimCorner({ x: x - air, y: y - air, width: width + 2 * air, height: height + 2 * air }, placement.trim)
}
