import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { FileExpectation } from '../file-expectation.ts'
import type { PageFacts, PdfFacts } from '../pdf-facts.ts'
import { placePage } from '../placement.ts'
import { usualSize } from './usual-size.ts'

/** What a file is, in the words of a spec: pages, size, colour, bleed. */
export function fileSummary(facts: PdfFacts, expectation: FileExpectation | null): readonly string[] {
  const size = usualSize(facts)
  const coloured = facts.pages.filter((page) => page.colour === 'colour').length
  const bleed = bleedOf(facts, expectation)
  return [
    `${facts.pageCount}쪽`,
    ...(size ? [formatSize(size)] : []),
    coloured === 0 ? '흑백' : coloured === facts.pageCount ? '전부 컬러' : `컬러 ${coloured}쪽`,
    bleed > 0 ? `도련 ${formatMm(bleed)} mm` : '도련 없음',
  ]
}

/** What the pages hold beyond the trim, at the edge where they hold least; the bound edge needs none. */
function bleedOf({ pages }: PdfFacts, expectation: FileExpectation | null): Mm {
  const rooms = pages.map((page) => roomOf(page, expectation))
  return rooms.length === 0 ? 0 : Math.max(0, Math.min(...rooms))
}

function roomOf(page: PageFacts, expectation: FileExpectation | null): Mm {
  const placement = expectation && placePage(page, expectation)
  if (placement?.fits) {
    const { left, right, top, bottom } = placement.room
    const sides = expectation?.bindingSide === 'left' || expectation?.bindingSide === 'right'
    return sides ? Math.min(Math.max(left, right), top, bottom) : Math.min(left, right, top, bottom)
  }
  const { trim, media } = page
  if (!trim) return 0
  return Math.min(
    trim.x - media.x,
    trim.y - media.y,
    media.x + media.width - trim.x - trim.width,
    media.y + media.height - trim.y - trim.height,
  )
}
