/** A colour as it is mixed on the press, in percent, and as a screen shows it. */
export interface DesignInk {
  readonly cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number]
  /** `#rrggbb`. */
  readonly screen: string
}

/** Black alone in so many percent: what a black job is printed with. */
export const grey = (black: number): DesignInk => ({ cmyk: [0, 0, 0, black], screen: hex([1, 1, 1].map(shade(black))) })

const shade = (black: number) => () => 255 - (255 - 28) * (black / 100)

/** The colour mixed with paper: 1 is full, 0 is bare paper. */
export function tint(ink: DesignInk, share: number): DesignInk {
  const [c, m, y, k] = ink.cmyk
  const part = (value: number) => Math.round(value * share)
  return {
    cmyk: [part(c), part(m), part(y), part(k)],
    screen: hex(channels(ink).map((value) => 255 - (255 - value) * share)),
  }
}

/** How light it is to the eye, 0 to 1 (relative luminance of WCAG). */
export function luminance(ink: DesignInk): number {
  const [red = 0, green = 0, blue = 0] = channels(ink).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21. */
export function contrast(a: DesignInk, b: DesignInk): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** The same picture in black only, as light as it was. */
export function inBlack(ink: DesignInk): DesignInk {
  const [c, m, y] = ink.cmyk
  if (c + m + y === 0) return ink
  // The eye sees the root of the light: a step of black looks even then.
  return grey(Math.round(100 * (1 - luminance(ink) ** (1 / 2.2))))
}

const channels = ({ screen }: DesignInk): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(screen.slice(at, at + 2), 16))

const hex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
