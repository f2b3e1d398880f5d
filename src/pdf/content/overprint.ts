import type { Paint } from './paint.ts'

/**
 * What paint does to the inks below it. `differs`: the format says that it covers them, and presses are at odds about it, as
 * with grey that is set to overprint.
 */
export type Meeting = 'covers' | 'leaves' | 'differs'

/** Overprint is of use only to inks said directly: CMYK in the mode that passes over empty inks, and inks by their names. */
export function meeting({ space }: Paint, overprint: boolean, mode: 0 | 1): Meeting {
  if (!overprint) return 'covers'
  const { kind, label } = space.kind === 'pattern' && space.base ? space.base : space
  if (kind === 'inks') return 'leaves'
  if (label === 'DeviceCMYK') return mode === 1 ? 'leaves' : 'covers'
  return kind === 'gray' || kind === 'cmyk' ? 'differs' : 'covers'
}
