import type { SizeMm } from '#/domain/print/units.ts'
import type { PageFacts } from '#/domain/preflight/pdf-facts.ts'
import type { TrimInPicture } from './proofs.table.ts'

export interface PageTrim {
  /** Trimmed size in mm. */
  readonly width: number
  readonly height: number
  readonly bleed: number
  readonly trim: TrimInPicture
}

/** Bleed is never wider than this; a page larger still carries marks, or is simply another size. */
const WIDEST_BLEED_MM = 10
const TOLERANCE_MM = 1

/**
 * Where a page will be cut. A trim box of the file's own decides, if it lies inside the picture. Without one, a page that is
 * larger than the ordered size by the same small edge on all sides is taken to carry bleed (작업 사이즈), as is usual in
 * Korea; any other page is taken to be trimmed already.
 */
export function pageTrim({ picture, trim }: Shown, ordered: SizeMm | null): PageTrim {
  const own = trim && isInside(trim, picture) ? trim : null
  const box = own ?? centred(picture, ordered) ?? { x: 0, y: 0, ...picture }
  return {
    width: box.width,
    height: box.height,
    bleed: bleedOf(box, picture),
    trim: {
      x: box.x / picture.width,
      y: box.y / picture.height,
      width: box.width / picture.width,
      height: box.height / picture.height,
    },
  }
}

/** What a page's picture shows (the crop box), and the file's own trim box in it from its top left corner, in mm. */
export interface Shown {
  readonly picture: SizeMm
  readonly trim: Box | null
}

/** PDF boxes stand on the lower left corner of the media box; pictures hang from their upper left corner. */
export function shownBoxes({ media, crop, trim }: Pick<PageFacts, 'media' | 'crop' | 'trim'>): Shown {
  const shown = crop ?? media
  return {
    picture: { width: shown.width, height: shown.height },
    trim: trim && {
      x: trim.x - shown.x,
      y: shown.y + shown.height - trim.y - trim.height,
      width: trim.width,
      height: trim.height,
    },
  }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function centred(picture: SizeMm, ordered: SizeMm | null): Box | null {
  if (!ordered) return null
  const x = (picture.width - ordered.width) / 2
  const y = (picture.height - ordered.height) / 2
  if (Math.abs(x - y) > TOLERANCE_MM || x < TOLERANCE_MM / 2 || x > WIDEST_BLEED_MM) return null
  return { x, y, width: ordered.width, height: ordered.height }
}

const isInside = (box: Box, picture: SizeMm): boolean =>
  box.width > 1 &&
  box.height > 1 &&
  box.x >= -0.1 &&
  box.y >= -0.1 &&
  box.x + box.width <= picture.width + 0.1 &&
  box.y + box.height <= picture.height + 0.1

/** The narrowest edge around the trim, to half a millimetre: what can be shown as bleed on every side. */
function bleedOf(box: Box, picture: SizeMm): number {
  const edges = [box.x, box.y, picture.width - box.x - box.width, picture.height - box.y - box.height]
  return Math.max(0, Math.min(WIDEST_BLEED_MM, Math.round(Math.min(...edges) * 2) / 2))
}
