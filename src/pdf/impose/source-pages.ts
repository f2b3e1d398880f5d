import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import { placePage } from '#/domain/preflight/placement.ts'
import type { BoxMm } from '#/domain/preflight/pdf-facts.ts'
import { DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import type { Matrix } from '#/pdf/content/matrix.ts'
import { pageGeometry, rawBoxes } from '#/pdf/facts/page-geometry.ts'
import { parseObjects, type PdfObjects } from '#/pdf/objects/objects.ts'
import { pageTree, type PageNode } from '#/pdf/objects/page-tree.ts'

/** Pages to put on press sheets, in the order that a plan counts them: of one PDF or of several. Null where one is missing. */
export type SourcePages = readonly (SourcePage | null)[]

export interface SourcePage {
  /** Of the whole file. */
  readonly objects: PdfObjects
  readonly page: PageNode
  /** The trimmed page and all of the page, in mm from the media box's lower left corner, as shown. */
  readonly trim: BoxMm
  readonly media: BoxMm
  /** Its trim is not where the order has it, so that it was laid in the middle. */
  readonly misfit: boolean
  /** Brought to the inks of the job, in which there is no spot: a name of one that it still carries is of nothing on it. */
  readonly noSpots?: boolean
  /** From the page's own units to points as shown. */
  readonly base: Matrix
}

/** Pages of a file of the ordered shape, found as preflight finds them. Throws when the file cannot be parsed. */
export async function openSource(bytes: Uint8Array, expectation: FileExpectation): Promise<readonly SourcePage[]> {
  return sourcePagesOf(await parseObjects(bytes), expectation)
}

export const sourcePagesOf = (objects: PdfObjects, expectation: FileExpectation): readonly SourcePage[] =>
  pageTree(objects, DEFAULT_LIMITS.pages).map((page, index) => readPage(objects, page, index + 1, expectation))

function readPage(objects: PdfObjects, page: PageNode, number: number, expectation: FileExpectation): SourcePage {
  const { boxes, base } = pageGeometry(rawBoxes(objects, page))
  const placement = placePage({ number, ...boxes }, expectation)
  const trim = placement.fits ? placement.trim : (boxes.trim ?? boxes.crop ?? boxes.media)
  return { objects, page, trim, media: boxes.media, misfit: !placement.fits, base }
}
