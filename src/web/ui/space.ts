import type { CSSProperties } from 'react'

/** A step of the 4 px grid, as `--s-1` to `--s-9` of the tokens. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

export interface Spacing {
  /** Between its parts. */
  readonly gap?: Space | undefined
  /** Above it. */
  readonly top?: Space | undefined
}

/** The style of what stands with this room; nothing where all is as usual. */
export function spaced({ gap, top }: Spacing, style?: CSSProperties): CSSProperties | undefined {
  if (!gap && !top) return style
  return { ...style, ...(gap && { gap: `var(--s-${gap})` }), ...(top && { marginTop: `var(--s-${top})` }) }
}
