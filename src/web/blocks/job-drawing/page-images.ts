import type { PlaceOnJob } from '#/domain/drawing/scene.ts'
import type { Cut } from '#/domain/preflight/page-cuts.ts'

/** The picture of a whole page and the part of it that lies on a face. */
export interface PagePart {
  readonly href: string
  readonly cut: Cut
}

/** The customer's own pages on the faces of a job, each already cut to the finished size or with where to cut. */
export interface PageImages {
  readonly front?: string | PagePart
  readonly back?: string | PagePart
  readonly spine?: string | PagePart
  readonly panels?: readonly (string | PagePart)[]
  /** Files are there: a face without a page stays bare paper, the house's sample would be a lie. */
  readonly bare?: true
}

/** The page that belongs on a face, if the customer has sent one. */
export function imageFor(
  place: PlaceOnJob,
  part: number,
  pages: PageImages | undefined,
): string | PagePart | undefined {
  if (!pages) return undefined
  switch (place) {
    case 'front':
    case 'back':
    case 'spine':
      return pages[place]
    case 'panel':
      return pages.panels?.[part]
    case 'none':
      return undefined
  }
}
