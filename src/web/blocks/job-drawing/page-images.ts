import type { ReactNode } from 'react'
import type { PlaceOnJob } from '#/domain/drawing/scene.ts'
import type { FacePlace } from '#/domain/preflight/job-faces.ts'
import type { Cut } from '#/domain/preflight/page-cuts.ts'

/** The picture of a whole page and the part of it that lies on a face. */
export interface PagePart {
  readonly href: string
  readonly cut: Cut
}

/** What is drawn here instead of a picture of it: an svg that fills the face. */
export interface FaceArt {
  readonly art: ReactNode
}

export type OnFace = string | PagePart | FaceArt

/** The customer's own pages on the faces of a job, each already cut to the finished size or with where to cut. */
export interface PageImages {
  readonly front?: OnFace
  readonly back?: OnFace
  readonly spine?: OnFace
  readonly panels?: readonly (string | PagePart)[]
  /** Files are there: a face without a page stays bare paper, the house's sample would be a lie. */
  readonly bare?: true
}

interface Placed {
  readonly place: FacePlace
  readonly part: PagePart
}

/** Pages on their faces; panels come in their order, and a face without one stays bare. */
export function placedOn(parts: readonly Placed[]): PageImages {
  const on = (face: FacePlace): PagePart | undefined => parts.find(({ place }) => place === face)?.part
  const [front, back, spine] = [on('front'), on('back'), on('spine')]
  const panels = parts.filter(({ place }) => place === 'panel').map(({ part }) => part)
  return {
    bare: true,
    ...(front ? { front } : {}),
    ...(back ? { back } : {}),
    ...(spine ? { spine } : {}),
    ...(panels.length > 0 ? { panels } : {}),
  }
}

/** A shape with nothing on it yet. */
export const BARE: PageImages = { bare: true }

/** The page that belongs on a face, if the customer has sent one. */
export function imageFor(place: PlaceOnJob, part: number, pages: PageImages | undefined): OnFace | undefined {
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
