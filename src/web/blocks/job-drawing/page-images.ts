import type { PlaceOnJob } from '#/domain/drawing/scene.ts'

/** Addresses of the customer's own pages, each already cut to the finished size. */
export interface PageImages {
  readonly front?: string
  readonly back?: string
  readonly spine?: string
  readonly panels?: readonly string[]
}

/** The page that belongs on a face, if the customer has sent one. */
export function imageFor(place: PlaceOnJob, part: number, pages: PageImages | undefined): string | undefined {
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
