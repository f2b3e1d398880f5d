import type { Box } from './box.ts'
import { isStringToken, type Operand, type StringToken } from './content-reader.ts'
import type { SelectedFont } from './font-register.ts'
import type { FontMetrics } from './fonts/font-metrics.ts'
import type { GraphicsState } from './graphics-state.ts'
import { StringBytes } from './string-bytes.ts'

/** A piece of text as it is shown, in text space. */
export interface TextRun {
  /** How far the next piece begins from this one. */
  readonly advance: readonly [number, number]
  /** Where it leaves ink; null for blanks. */
  readonly ink: Box | null
}

type Setting = Pick<GraphicsState, 'fontSize' | 'charSpace' | 'wordSpace' | 'textScale' | 'textRise'>

const THOUSAND = 1000
const SPACE = 32
/** Strings are read one after the other. */
const STRING = new StringBytes()
const NOTHING = [-1, -1] as const

/** Sums the widths of the letters and the spaces between them. */
export function measureRun(operands: readonly Operand[], content: Uint8Array, state: GraphicsState): TextRun {
  const { font } = state
  if (!font) return unknownFont(operands, state)
  const pen = new Pen(font, state)
  for (const value of operands) {
    if (isStringToken(value)) pen.show(value, content)
    else if (Array.isArray(value)) pen.showAll(value as readonly Operand[], content)
  }
  return pen.run()
}

/** Readers set what names no font in one of their own. */
function unknownFont(operands: readonly Operand[], { fontSize, textRise }: Setting): TextRun {
  const shows = (value: Operand): boolean =>
    Array.isArray(value) ? value.some(shows) : isStringToken(value) && value.bytes > 0
  const size = Math.abs(fontSize)
  const ink = { left: 0, right: size / 2, bottom: textRise, top: textRise + size }
  return { advance: [0, 0], ink: operands.some(shows) ? ink : null }
}

class Pen {
  readonly #metrics: FontMetrics
  readonly #state: Setting
  #at = 0
  #from = Infinity
  #to = -Infinity

  constructor({ metrics }: SelectedFont, state: Setting) {
    this.#metrics = metrics
    this.#state = state
  }

  showAll(items: readonly Operand[], content: Uint8Array): void {
    const { fontSize, textScale } = this.#state
    const scale = (fontSize / THOUSAND) * (this.#metrics.vertical ? 1 : textScale)
    for (const item of items) {
      if (typeof item === 'number') this.#at -= item * scale
      else if (isStringToken(item)) this.show(item, content)
    }
  }

  show(token: StringToken, content: Uint8Array): void {
    STRING.read(content, token)
    const { bytes, length } = STRING
    const { bytes: step, widths, otherwise, vertical } = this.#metrics
    const { fontSize, charSpace, wordSpace, textScale } = this.#state
    const scale = vertical ? 1 : textScale
    const size = fontSize * scale
    const between = charSpace * scale
    const [first, last] = this.#inked(bytes, length)
    for (let index = 0; index + step <= length; index += step) {
      const code = codeAt(bytes, index, step)
      if (index === first) this.#mark(this.#at)
      this.#at += (widths[code] ?? otherwise) * size
      if (index === last) this.#mark(this.#at)
      this.#at += between
      if (step === 1 && code === SPACE) this.#at += wordSpace * scale
    }
  }

  /** Where the first and the last letter that is no blank stand; -1 where there is none. */
  #inked(bytes: Uint8Array, length: number): readonly [number, number] {
    const { bytes: step, blanks } = this.#metrics
    const end = length - (length % step)
    let first = 0
    while (first < end && blanks.has(codeAt(bytes, first, step))) first += step
    if (first >= end) return NOTHING
    let last = end - step
    while (last > first && blanks.has(codeAt(bytes, last, step))) last -= step
    return [first, last]
  }

  #mark(place: number): void {
    this.#from = Math.min(this.#from, place)
    this.#to = Math.max(this.#to, place)
  }

  run(): TextRun {
    const { vertical, above, below } = this.#metrics
    const { fontSize, textRise } = this.#state
    const low = Math.min(below * fontSize, above * fontSize)
    const high = Math.max(below * fontSize, above * fontSize)
    const advance = vertical ? ([0, this.#at] as const) : ([this.#at, 0] as const)
    if (this.#from > this.#to) return { advance, ink: null }
    const ink = vertical
      ? { left: low, right: high, bottom: this.#from + textRise, top: this.#to + textRise }
      : { left: this.#from, right: this.#to, bottom: low + textRise, top: high + textRise }
    return { advance, ink }
  }
}

const codeAt = (bytes: Uint8Array, index: number, step: 1 | 2): number =>
  step === 1 ? (bytes[index] ?? 0) : ((bytes[index] ?? 0) << 8) | (bytes[index + 1] ?? 0)
