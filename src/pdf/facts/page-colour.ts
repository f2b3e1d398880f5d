import type { PageImage } from '#/pdf/engine/render-page.ts'

/** Of the longer side; enough to tell a tint. */
export const LOOK_PIXELS = 320
/** Greys of photographs drift by this much between channels; a tint the eye notices differs more. */
const CHROMA = 24
/** A handful of pixels may come from smoothing. */
const COLOURED_PIXELS = 12

/** Whether a page, drawn small, shows colour. For pages whose pictures or shadings only the eye can judge. */
export function showsColour({ rgba }: PageImage): boolean {
  let coloured = 0
  for (let at = 0; at < rgba.length; at += 4) {
    const red = rgba[at] ?? 0
    const green = rgba[at + 1] ?? 0
    const blue = rgba[at + 2] ?? 0
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > CHROMA && ++coloured > COLOURED_PIXELS) return true
  }
  return false
}
