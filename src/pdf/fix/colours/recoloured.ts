import { type Budget } from '#/pdf/content/budget.ts'
import { ContentReader, type Operand } from '#/pdf/content/content-reader.ts'
import { lastNumber, nameAt, numbers } from '#/pdf/content/operator.ts'
import type { ColourSource } from '#/pdf/colour/colour-source.ts'
import { concatBytes } from '#/pdf/objects/decode-stream.ts'
import { FixRefused } from '../fix-refused.ts'
import type { Space } from './source-reader.ts'
import { inkFigures } from './written-inks.ts'

/** What the rest of the file is to one content stream. */
export interface PaintContext {
  space(name: string): Space
  /** What a set of parameters changes; null where it says nothing. */
  settings(name: string): {
    readonly fill: boolean | null
    readonly stroke: boolean | null
    readonly mixes: boolean
  }
  /** An inline picture in inks, or null when it stays. */
  inline(entries: Uint8Array, data: Uint8Array): string | null
  readonly budget: Budget
}

/** Names of what it draws with, by the kind of resource. */
export interface Used {
  readonly XObject: Set<string>
  readonly Pattern: Set<string>
  readonly Shading: Set<string>
  readonly Font: Set<string>
  readonly ExtGState: Set<string>
}

export interface Recoloured {
  /** null when there was nothing to change. */
  readonly content: Uint8Array | null
  readonly used: Used
  /** Uncoloured tiles are painted in inks by a space of this name. */
  readonly needsPatternSpace: boolean
  /** Something in it is mixed as the difference of colours, which comes out as something else in ink. */
  readonly mixes: boolean
}

export const PATTERN_SPACE = 'JikjiPatternInks'

type Target = 'fill' | 'stroke'
/** `inherited`: what a form finds when it begins. */
type Current = { readonly kind: 'inherited' } | Space

interface State {
  fill: Current
  stroke: Current
  overprint: { readonly fill: boolean; readonly stroke: boolean }
  textRender: number
}

const KEPT: Space = { kind: 'kept' }
const FILLS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*'])
const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*'])
const TEXT = new Set(['Tj', 'TJ', "'", '"'])
const MAX_SAVED = 2000

/** A content stream whose wanted colours are said in inks. Refuses where that would be a guess. */
export function recoloured(content: Uint8Array, around: PaintContext, start: 'black' | 'inherited'): Recoloured {
  const reader = new ContentReader(content)
  const operands: Operand[] = []
  const work = new Recolouring(content, around, start === 'black' ? KEPT : { kind: 'inherited' })
  for (let word = reader.next(operands); word !== undefined; word = reader.next(operands)) {
    around.budget.operation()
    const begins = reader.span.to
    if (word === 'BI') {
      reader.inlineImage()
      work.inline(begins, reader.inlineDataFrom, reader.span)
    } else work.take(word, operands, reader.span)
  }
  return work.finish()
}

interface Span {
  readonly from: number
  readonly to: number
}

class Recolouring {
  readonly #content: Uint8Array
  readonly #around: PaintContext
  readonly #pieces: Uint8Array[] = []
  readonly #saved: State[] = []
  readonly #used: Used = {
    XObject: new Set(),
    Pattern: new Set(),
    Shading: new Set(),
    Font: new Set(),
    ExtGState: new Set(),
  }
  #done = 0
  #needsPatternSpace = false
  #mixes = false
  #state: State

  constructor(content: Uint8Array, around: PaintContext, begins: Current) {
    this.#content = content
    this.#around = around
    const overprint = { fill: false, stroke: false }
    this.#state = { fill: begins, stroke: begins, overprint, textRender: 0 }
  }

  take(word: string, operands: readonly Operand[], span: Span): void {
    const name = nameAt(operands, 1)
    switch (word) {
      case 'q':
        if (this.#saved.length < MAX_SAVED) this.#saved.push({ ...this.#state })
        return
      case 'Q':
        this.#state = this.#saved.pop() ?? this.#state
        return
      case 'g':
        this.#state.fill = KEPT
        return
      case 'G':
        this.#state.stroke = KEPT
        return
      case 'k':
        return this.#deviceInks('fill', operands, span)
      case 'K':
        return this.#deviceInks('stroke', operands, span)
      case 'rg':
        return this.#deviceRgb('fill', operands, span)
      case 'RG':
        return this.#deviceRgb('stroke', operands, span)
      case 'cs':
        return this.#setSpace('fill', name ?? '', span)
      case 'CS':
        return this.#setSpace('stroke', name ?? '', span)
      case 'sc':
      case 'scn':
        return this.#setColour('fill', operands, span)
      case 'SC':
      case 'SCN':
        return this.#setColour('stroke', operands, span)
      case 'Tr':
        this.#state.textRender = lastNumber(operands, 0)
        return
      case 'gs':
        return this.#settings(name ?? '')
      case 'Do':
        if (name !== undefined) this.#used.XObject.add(name)
        return this.#judgeDrawn()
      case 'sh':
        if (name !== undefined) this.#used.Shading.add(name)
        return this.#judgeDrawn()
      case 'Tf':
        return void this.#used.Font.add(nameAt(operands, 2) ?? '')
      default:
        return this.#paint(word)
    }
  }

  /** `begins`: behind the word `BI`; the data stands behind `ID` and one space. */
  inline(begins: number, dataFrom: number, span: Span): void {
    const entries = this.#content.subarray(begins, dataFrom - 'ID '.length)
    this.#judgeDrawn()
    const instead = this.#around.inline(entries, this.#content.subarray(dataFrom, span.to))
    if (instead !== null) this.#replace(span, instead)
  }

  finish(): Recoloured {
    const changed = this.#pieces.length > 0
    if (changed) this.#pieces.push(this.#content.subarray(this.#done))
    return {
      content: changed ? concatBytes(this.#pieces) : null,
      used: this.#used,
      needsPatternSpace: this.#needsPatternSpace,
      mixes: this.#mixes,
    }
  }

  #deviceRgb(target: Target, operands: readonly Operand[], span: Span): void {
    const space = this.#around.space('DeviceRGB')
    this.#state[target] = space
    if (space.kind === 'changed') this.#say(target, space.source, numbers(operands, 3), span)
  }

  /** Black ink alone stays as it is written, whatever becomes of other inks: it may overprint. */
  #deviceInks(target: Target, operands: readonly Operand[], span: Span): void {
    const space = this.#around.space('DeviceCMYK')
    const values = numbers(operands, 4)
    const changes = space.kind === 'changed' && !space.source.isGrey(values)
    this.#state[target] = changes ? space : KEPT
    if (changes) this.#say(target, space.source, values, span)
  }

  #setSpace(target: Target, name: string, span: Span): void {
    const space = this.#around.space(name)
    this.#state[target] = space
    if (space.kind === 'changed') this.#say(target, space.source, space.source.initial, span)
    if (space.kind !== 'pattern' || !space.base) return
    this.#needsPatternSpace = true
    this.#replace(span, `/${PATTERN_SPACE} ${target === 'fill' ? 'cs' : 'CS'}`)
  }

  #setColour(target: Target, operands: readonly Operand[], span: Span): void {
    const space = this.#state[target]
    const pattern = nameAt(operands, 1)
    if (pattern !== undefined) this.#used.Pattern.add(pattern)
    const values = operands.filter((value: Operand) => typeof value === 'number')
    // What the form finds is known only where it is drawn, and that may be anywhere.
    if (space.kind === 'inherited' && values.length > 0) throw new FixRefused('colours')
    if (space.kind === 'changed') this.#say(target, space.source, values, span)
    if (space.kind !== 'pattern' || !space.base || pattern === undefined) return
    const inks = inkFigures(space.base.flat(values))
    this.#replace(span, `${inks} ${this.#nameIn(span)} ${target === 'fill' ? 'scn' : 'SCN'}`)
  }

  /** The name as it is written in the file, its escapes kept. */
  #nameIn({ from, to }: Span): string {
    const text = new TextDecoder('latin1').decode(this.#content.subarray(from, to))
    return text.slice(text.lastIndexOf('/')).split(/\s/)[0] ?? ''
  }

  #say(target: Target, source: ColourSource, values: readonly number[], span: Span): void {
    this.#replace(span, `${inkFigures(source.flat(values))} ${target === 'fill' ? 'k' : 'K'}`)
  }

  #settings(name: string): void {
    this.#used.ExtGState.add(name)
    const { fill, stroke, mixes } = this.#around.settings(name)
    const before = this.#state.overprint
    this.#state.overprint = { fill: fill ?? before.fill, stroke: stroke ?? before.stroke }
    if (mixes) this.#mixes = true
  }

  /** Screen colours that overprint cover what is below; inks would mix with it. */
  #paint(word: string): void {
    const { fill, stroke, overprint, textRender } = this.#state
    const text = TEXT.has(word)
    const fills = FILLS.has(word) || (text && [0, 2, 4, 6].includes(textRender))
    const strokes = STROKES.has(word) || (text && [1, 2, 5, 6].includes(textRender))
    this.#judge(fills && isChanged(fill), overprint.fill)
    this.#judge(strokes && isChanged(stroke), overprint.stroke)
  }

  /** A stencil is painted in the current colour. */
  #judgeDrawn(): void {
    this.#judge(isChanged(this.#state.fill), this.#state.overprint.fill)
  }

  #judge(changed: boolean, overprint: boolean): void {
    if (changed && overprint) throw new FixRefused('colours')
  }

  #replace({ from, to }: Span, instead: string): void {
    this.#pieces.push(this.#content.subarray(this.#done, from), new TextEncoder().encode(` ${instead} `))
    this.#done = to
  }
}

const isChanged = (space: Current) => space.kind === 'changed' || (space.kind === 'pattern' && space.base !== null)
