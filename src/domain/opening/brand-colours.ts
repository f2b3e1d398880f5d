/** Two colours of the owner's: what is pressed, and what is read. `#rrggbb` in small letters. */
export interface BrandColours {
  /** Of the one button that matters. */
  readonly action: string
  /** Of links and small coloured text. */
  readonly accent: string
}

export const FIRST_COLOURS: BrandColours = { action: '#ff6a13', accent: '#c43e00' }

const INK = '#161513'
const WHITE = '#ffffff'
const PAPER = '#fafaf7'
const LEAST = 4.5

type Channels = readonly [number, number, number]

const channels = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels

/** Relative luminance by WCAG 2. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Ink or white, whichever is read better on a colour. */
export const typeOn = (colour: string): string => (contrastOf(colour, INK) >= contrastOf(colour, WHITE) ? INK : WHITE)

/** `share` of the second in the first. */
export function mixed(first: string, second: string, share: number): string {
  const other = channels(second)
  const parts = channels(first).map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** How well the worst text is read that stands on or in the colour. */
export const CONTRAST: Readonly<Record<keyof BrandColours, (colour: string) => number>> = {
  action: (colour) => contrastOf(colour, typeOn(colour)),
  // Links stand on paper, and on the palest tint of themselves.
  accent: (colour) => Math.min(contrastOf(colour, PAPER), contrastOf(colour, mixed(colour, WHITE, 0.9))),
}

export interface ColourProblem {
  readonly contrast: number
  /** The nearest colour that is read well enough. */
  readonly instead: string
}

/** Null where the colour can be read. */
export function colourProblem(use: keyof BrandColours, colour: string): ColourProblem | null {
  const contrast = CONTRAST[use](colour)
  return contrast >= LEAST ? null : { contrast, instead: nearestReadable(use, colour) }
}

/** Step by step darker and lighter, until one of both is read well enough. */
function nearestReadable(use: keyof BrandColours, colour: string): string {
  for (let step = 1; step <= 100; step += 1) {
    for (const towards of ['#000000', WHITE]) {
      const candidate = mixed(colour, towards, step / 100)
      if (CONTRAST[use](candidate) >= LEAST) return candidate
    }
  }
  return FIRST_COLOURS[use]
}

/** The values of tokens.css that follow from two colours. */
export function tokensOf({ action, accent }: BrandColours): Readonly<Record<string, string>> {
  return {
    '--action': action,
    '--on-action': typeOn(action),
    '--action-hover': hoverOf(action),
    '--orange': accent,
    '--orange-deep': mixed(accent, '#000000', 0.2),
    '--orange-bright': action,
    '--orange-75': mixed(action, WHITE, 0.25),
    '--orange-50': mixed(action, WHITE, 0.5),
    '--orange-25': mixed(action, WHITE, 0.75),
    '--orange-tint': mixed(accent, WHITE, 0.9),
    '--orange-line': mixed(accent, WHITE, 0.62),
  }
}

/** A little darker, as long as its type is still read. */
function hoverOf(action: string): string {
  const darker = mixed(action, '#000000', 0.06)
  return contrastOf(darker, typeOn(action)) >= LEAST ? darker : mixed(action, WHITE, 0.08)
}
