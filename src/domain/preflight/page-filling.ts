import type { FileExpectation } from './file-expectation.ts'
import type { BoxMm, ImageFact, PageFacts, PdfFacts } from './pdf-facts.ts'
import { placePage } from './placement.ts'

/** A scan may leave a rim. */
const FILLS = 0.9
/** Smaller pictures are bullets, lines and grounds of one colour; their resolution is nobody's worry. */
export const WORTH_LOOKING_PX = 16

/** A page whose face is a picture, whole or in the strips that scanners cut it into. */
export interface FilledPage {
  readonly page: PageFacts
  readonly pictures: readonly ImageFact[]
  /** Of the coarsest of them. */
  readonly ppi: number
}

/**
 * Pages filled by pictures. Of a scan that is taken apart into a ground and sharp letters of one bit, the letters decide, so it
 * is not among them.
 */
export function filledPages({ pages, images }: PdfFacts, expectation: FileExpectation): readonly FilledPage[] {
  const ofPage = Map.groupBy(images, (image) => image.page)
  return pages.flatMap((page) => {
    const all = ofPage.get(page.number)
    const placement = all ? placePage(page, expectation) : null
    if (!all || !placement?.fits) return []
    const pictures = fillers(page, all, placement.trim)
    if (pictures.length === 0 || pictures.some((picture) => picture.bitsPerComponent === 1)) return []
    return [{ page, pictures, ppi: Math.min(...pictures.map((picture) => picture.ppi)) }]
  })
}

/** One alone, or all of a page that holds nothing else. */
function fillers(page: PageFacts, pictures: readonly ImageFact[], trim: BoxMm): readonly ImageFact[] {
  const fills = (some: readonly ImageFact[]) =>
    some.reduce((sum, { box }) => sum + shared(box, trim), 0) >= FILLS * trim.width * trim.height
  const worth = pictures.filter(({ pixels }) => Math.min(pixels.width, pixels.height) > WORTH_LOOKING_PX)
  const alone = worth.filter((picture) => fills([picture]))
  if (alone.length > 0) return alone
  return page.onlyPictures && fills(worth) ? worth : []
}

function shared(a: BoxMm, b: BoxMm): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
