import type { SizeMm } from '#/domain/print/units.ts'
import type { FileExpectation } from './file-expectation.ts'
import type { Finding } from './finding.ts'
import type { BoxMm } from './pdf-facts.ts'
import { placePage, type Placeable } from './placement.ts'

/** In mm from the upper left corner of a page's picture. */
export interface PlaceOnPicture {
  readonly box: NonNullable<Finding['box']>
  /** Of the trim; null where it is not known. */
  readonly trim: NonNullable<Finding['box']> | null
  /** Of what the picture shows. */
  readonly size: SizeMm
}

/**
 * Where a finding lies on the picture of its page. The picture shows the whole sheet of the file, bleed included, and a finding's
 * box counts from the trim.
 */
export function placeOnPicture(
  page: Placeable,
  box: NonNullable<Finding['box']>,
  expectation: FileExpectation | null,
): PlaceOnPicture {
  const sheet = page.crop ?? page.media
  const trim = trimOf(page, expectation)
  if (!trim) return { box, trim, size: sheet }
  const left = trim.x - sheet.x
  const top = sheet.y + sheet.height - trim.y - trim.height
  return {
    box: { ...box, x: box.x + left, y: box.y + top },
    trim: { x: left, y: top, width: trim.width, height: trim.height },
    size: sheet,
  }
}

function trimOf(page: Placeable, expectation: FileExpectation | null): BoxMm | null {
  const placement = expectation && placePage(page, expectation)
  return placement?.fits ? placement.trim : page.trim
}
