import type { Mm, SizeMm } from './units.ts'

/** A page made of one picture: its trim, turned as the picture is, and where on the page with bleed the picture lies. */
export interface PictureOnPage {
  readonly trim: SizeMm
  readonly bleed: Mm
  /** From the lower left corner of the page with bleed; may stand over its edges by a hair. */
  readonly box: { readonly x: Mm; readonly y: Mm; readonly width: Mm; readonly height: Mm }
  /** What the picture has left per inch at that size. */
  readonly ppi: number
  /** Paper stays white around it: its shape is another than the job's. */
  readonly margins: boolean
}

/** Shapes that differ by less are one: a hair of the picture is cut, nobody sees it. */
const SAME_SHAPE = 0.02
const INCH: Mm = 25.4

/**
 * Where a picture goes: over the bleed when it was drawn with one, over the trim when not, else whole and centred. Nothing of it that
 * can be seen is ever cut, and it is never stretched.
 */
export function pictureOnPage(
  pixels: { readonly width: number; readonly height: number },
  wanted: SizeMm,
  bleed: Mm,
): PictureOnPage {
  const turned = pixels.width > pixels.height !== wanted.width > wanted.height && pixels.width !== pixels.height
  const trim = turned && wanted.width !== wanted.height ? { width: wanted.height, height: wanted.width } : wanted
  const full = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed }
  const shape = pixels.width / pixels.height
  const off = (size: SizeMm) => Math.abs(shape / (size.width / size.height) - 1)
  const target = off(full) <= off(trim) ? full : trim
  const fills = off(target) <= SAME_SHAPE
  const [across, down] = [target.width / pixels.width, target.height / pixels.height]
  const inTrim = Math.min(trim.width / pixels.width, trim.height / pixels.height)
  const scale = fills ? Math.max(across, down) : inTrim
  const [width, height] = [pixels.width * scale, pixels.height * scale]
  return {
    trim,
    bleed,
    box: { x: (full.width - width) / 2, y: (full.height - height) / 2, width, height },
    ppi: INCH / scale,
    margins: !fills,
  }
}
