import { ContentReader, type Operand } from '#/pdf/content/content-reader.ts'
import { nameAt, numbers } from '#/pdf/content/operator.ts'
import { concatBytes } from '#/pdf/objects/decode-stream.ts'
import { FixRefused } from './fix-refused.ts'

/** What the layers are to one content stream. */
export interface Seen {
  /** Of `/OC /name BDC`; null when the name is no layer. */
  layer(name: string): 'shown' | 'hidden' | null
  /** Whether a picture or form is on a layer that is switched off. */
  isHidden(xObject: string): boolean
}

export interface Stripped {
  /** null when there was nothing of a layer in it. */
  readonly content: Uint8Array | null
  /** XObjects that only hidden content drew. */
  readonly unused: readonly string[]
}

const CONSTRUCTS = new Set(['m', 'l', 'c', 'v', 'y', 're', 'h'])
const PAINTS = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n'])
const PLACES_TEXT = new Set(['BT', 'Td', 'TD', 'Tm', 'T*', "'", '"'])

/**
 * A content stream without what its hidden layers paint and without the marks of layers; every change of state stays, so what
 * is seen stays as it is. Refuses where that would be a guess.
 */
export function withoutHidden(content: Uint8Array, seen: Seen): Stripped {
  const reader = new ContentReader(content)
  const operands: Operand[] = []
  const strip = new Strip(content, seen)
  for (let word = reader.next(operands); word !== undefined; word = reader.next(operands)) {
    if (word === 'BI') reader.inlineImage()
    strip.take(word, operands, reader.span)
  }
  return strip.finish()
}

interface Span {
  readonly from: number
  readonly to: number
}

class Strip {
  readonly #content: Uint8Array
  readonly #seen: Seen
  readonly #pieces: Uint8Array[] = []
  /** Everything before this is in the pieces, or left out. */
  #done = 0
  #changed = false
  /** The marks that are open; null is one that is no layer's. */
  readonly #marks: ('shown' | 'hidden' | null)[] = []
  #hidden = 0
  /** Where the path being made began, and whether it cuts. */
  #path: number | null = null
  #cuts = false
  /** Text was taken out in front of text that goes on from there. */
  #moved = false
  #clipsText = false
  readonly #hiddenNames = new Set<string>()
  readonly #shownNames = new Set<string>()

  constructor(content: Uint8Array, seen: Seen) {
    this.#content = content
    this.#seen = seen
  }

  take(word: string, operands: readonly Operand[], span: Span): void {
    if (word === 'BMC' || word === 'BDC') return this.#open(word, operands, span)
    if (word === 'EMC') return this.#close(span)
    if (PLACES_TEXT.has(word)) this.#moved = false
    if (word === 'Tr' && (numbers(operands, 1)[0] ?? 0) > 3) this.#clipsText = true
    if (word === 'Do') return this.#draw(nameAt(operands, 1) ?? '', span)
    if (this.#hidden > 0) this.#takeHidden(word, operands, span)
    // It would begin where the text that was taken out ended, and only the font knows where that is.
    else if ((word === 'Tj' || word === 'TJ') && this.#moved) throw new FixRefused('unreadable')
  }

  finish(): Stripped {
    if (!this.#changed) return { content: null, unused: [] }
    this.#pieces.push(this.#content.subarray(this.#done))
    const unused = [...this.#hiddenNames].filter((name) => !this.#shownNames.has(name))
    return { content: concatBytes(this.#pieces), unused }
  }

  #open(word: string, operands: readonly Operand[], span: Span): void {
    const isLayer = word === 'BDC' && nameAt(operands, 2) === 'OC'
    const layer = isLayer ? this.#seen.layer(nameAt(operands, 1) ?? '') : null
    this.#marks.push(layer)
    if (layer === 'hidden') this.#hidden++
    if (layer) this.#replace(span)
  }

  #close(span: Span): void {
    const layer = this.#marks.pop() ?? null
    if (layer === 'hidden') this.#hidden--
    if (layer) this.#replace(span)
  }

  #draw(name: string, span: Span): void {
    if (this.#hidden === 0 && !this.#seen.isHidden(name)) return void this.#shownNames.add(name)
    this.#hiddenNames.add(name)
    this.#replace(span)
  }

  #takeHidden(word: string, operands: readonly Operand[], span: Span): void {
    if (CONSTRUCTS.has(word)) this.#path ??= span.from
    else if (word === 'W' || word === 'W*') this.#cuts = true
    else if (PAINTS.has(word)) this.#endPath(span)
    else if (word === 'sh' || word === 'BI') this.#replace(span)
    else if (word === 'Tj' || word === 'TJ') this.#takeText(span, '')
    else if (word === "'") this.#takeText(span, ' T*')
    else if (word === '"') {
      const [words = 0, letters = 0] = operands.filter((value) => typeof value === 'number')
      this.#takeText(span, ` ${words.toFixed(4)} Tw ${letters.toFixed(4)} Tc T*`)
    }
  }

  /** A path that cuts stays, because what is seen may stand in its cut. */
  #endPath(span: Span): void {
    if (this.#cuts) this.#replace(span, ' n')
    else this.#replace({ from: this.#path ?? span.from, to: span.to })
    this.#path = null
    this.#cuts = false
  }

  #takeText(span: Span, instead: string): void {
    if (this.#clipsText) throw new FixRefused('unreadable')
    this.#moved = true
    this.#replace(span, instead)
  }

  #replace({ from, to }: Span, instead = ''): void {
    this.#changed = true
    this.#pieces.push(this.#content.subarray(this.#done, from))
    if (instead !== '') this.#pieces.push(new TextEncoder().encode(instead))
    this.#done = to
  }
}
