/**
 * House lettering: Hangul built from bars on a 100-unit grid, so that a default cover needs no font and prints the same in a
 * browser, a mail and a PDF. A bar is [x, y, width, height].
 */
type Bar = readonly [number, number, number, number]
export interface Glyph {
  readonly height: number
  readonly bars: readonly Bar[]
}

const S = 13

/** 글: ㄱ over ㅡ over ㄹ. */
export const GEUL: Glyph = {
  height: 117,
  bars: [
    [8, 0, 84, S],
    [92 - S, 0, S, 37],
    [0, 44, 100, S],
    [8, 64, 84, 12],
    [80, 64, 12, 32],
    [8, 84, 84, 12],
    [8, 84, 12, 33],
    [8, 105, 84, 12],
  ],
}

/** 문: ㅁ over ㅜ over ㄴ. */
export const MUN: Glyph = {
  height: 117,
  bars: [
    [12, 0, 76, S],
    [12, 0, S, 42],
    [75, 0, S, 42],
    [12, 29, 76, S],
    [0, 50, 100, S],
    [44, 50, S, 34],
    [12, 80, S, 37],
    [12, 104, 76, S],
  ],
}

export function glyphPath({ bars }: Glyph): string {
  return bars.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')
}
