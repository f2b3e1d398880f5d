import {
  BACKSLASH,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  GREATER,
  isDigit,
  isRegular,
  isSpace,
  latin,
  LESS,
  MINUS,
  OPEN_BRACKET,
  OPEN_PAREN,
  PERCENT,
  PLUS,
  POINT,
  SLASH,
} from './characters.ts'
import { findInlineImageEnd } from './inline-image-end.ts'

/** What may stand before an operator. Of a string only its place is kept; `string-bytes.ts` reads it. */
export type Operand = number | boolean | null | NameToken | StringToken | DictToken | readonly Operand[]
export interface NameToken {
  readonly name: string
}
export interface StringToken {
  /** As it is written, escapes included. */
  readonly bytes: number
  /** Where in the content its first byte stands. */
  readonly from: number
  readonly hex: boolean
}
export interface DictToken {
  readonly entries: ReadonlyMap<string, Operand>
}

const MAX_OPERANDS = 1000
const MAX_ARRAY = 10_000
const MAX_NESTING = 50

export const isNameToken = (value: Operand | undefined): value is NameToken =>
  typeof value === 'object' && value !== null && 'name' in value
export const isStringToken = (value: Operand | undefined): value is StringToken =>
  typeof value === 'object' && value !== null && 'bytes' in value

/** Reads a content stream operation by operation; never throws, skips what makes no sense. */
export class ContentReader {
  readonly #bytes: Uint8Array
  #at = 0
  #from = 0
  #dataFrom = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get content(): Uint8Array {
    return this.#bytes
  }

  /** Where the operation read last begins, white space before it included, and where it ends. */
  get span(): { readonly from: number; readonly to: number } {
    return { from: this.#from, to: this.#at }
  }

  /** After `inlineImage`: where its data begins. */
  get inlineDataFrom(): number {
    return this.#dataFrom
  }

  /** Puts the operands into `operands` (emptied first) and answers the operator; undefined at the end. */
  next(operands: Operand[]): string | undefined {
    operands.length = 0
    this.#from = this.#at
    for (;;) {
      this.#skipSpace()
      if (this.#at >= this.#bytes.length) return undefined
      const word = this.#operandOrWord(0)
      if (typeof word === 'string') return word
      if (word === undefined) continue
      if (operands.length === MAX_OPERANDS) operands.shift()
      operands.push(word)
    }
  }

  /** After `BI`: the image's dictionary; the reader then stands behind `EI`. */
  inlineImage(): ReadonlyMap<string, Operand> {
    const entries = new Map<string, Operand>()
    for (;;) {
      this.#skipSpace()
      if (this.#at >= this.#bytes.length) return entries
      const key = this.#operandOrWord(0)
      if (key === 'ID') break
      if (!isNameToken(typeof key === 'string' ? undefined : key)) continue
      this.#skipSpace()
      const value = this.#operandOrWord(0)
      if (value === 'ID') break
      if (value !== undefined && typeof value !== 'string') entries.set((key as NameToken).name, value)
    }
    this.#dataFrom = this.#at + 1
    this.#at = findInlineImageEnd(this.#bytes, this.#at + 1)
    return entries
  }

  #skipSpace(): void {
    const bytes = this.#bytes
    for (;;) {
      while (isSpace(bytes[this.#at])) this.#at++
      if (bytes[this.#at] !== PERCENT) return
      while (this.#at < bytes.length && bytes[this.#at] !== 10 && bytes[this.#at] !== 13) this.#at++
    }
  }

  /** A string is an operator; undefined is a stray delimiter that was skipped. */
  #operandOrWord(depth: number): Operand | string | undefined {
    const byte = this.#bytes[this.#at]
    if (isDigit(byte) || byte === MINUS || byte === POINT || byte === PLUS) return this.#number()
    if (isRegular(byte)) return this.#word()
    switch (byte) {
      case SLASH:
        return { name: this.#name() }
      case OPEN_PAREN:
        return this.#string()
      case LESS:
        return this.#bytes[this.#at + 1] === LESS ? this.#dict(depth) : this.#hexString()
      case OPEN_BRACKET:
        return this.#array(depth)
      default:
        this.#at++
        return undefined
    }
  }

  #number(): number {
    const bytes = this.#bytes
    let sign = 1
    if (bytes[this.#at] === MINUS) sign = -1
    // Some programs write two signs, or a sign in the middle (`0.00-5`); what follows such a sign is dropped, as readers do.
    while (bytes[this.#at] === MINUS || bytes[this.#at] === PLUS) this.#at++
    let value = 0
    for (; isDigit(bytes[this.#at]); this.#at++) value = value * 10 + (bytes[this.#at] ?? 0) - 48
    if (bytes[this.#at] === POINT) {
      this.#at++
      for (let place = 0.1; isDigit(bytes[this.#at]); this.#at++, place /= 10)
        value += ((bytes[this.#at] ?? 0) - 48) * place
    }
    while (bytes[this.#at] === MINUS || bytes[this.#at] === POINT || isDigit(bytes[this.#at])) this.#at++
    return sign * value
  }

  #word(): Operand | string {
    const start = this.#at
    while (isRegular(this.#bytes[this.#at])) this.#at++
    const word = latin(this.#bytes, start, this.#at)
    if (word === 'true') return true
    if (word === 'false') return false
    return word === 'null' ? null : word
  }

  #name(): string {
    const start = ++this.#at
    while (isRegular(this.#bytes[this.#at])) this.#at++
    const name = latin(this.#bytes, start, this.#at)
    if (!name.includes('#')) return name
    return name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }

  #string(): StringToken {
    const bytes = this.#bytes
    const start = ++this.#at
    for (let open = 1; this.#at < bytes.length && open > 0; this.#at++) {
      const byte = bytes[this.#at]
      if (byte === BACKSLASH) this.#at++
      else if (byte === OPEN_PAREN) open++
      else if (byte === CLOSE_PAREN) open--
    }
    return { bytes: Math.max(0, this.#at - start - 1), from: start, hex: false }
  }

  #hexString(): StringToken {
    const start = ++this.#at
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== GREATER) this.#at++
    return { bytes: (this.#at++ - start) >> 1, from: start, hex: true }
  }

  #dict(depth: number): DictToken {
    const entries = new Map<string, Operand>()
    this.#at += 2
    for (;;) {
      this.#skipSpace()
      if (this.#at >= this.#bytes.length || depth > MAX_NESTING) return { entries }
      if (this.#bytes[this.#at] === GREATER) {
        this.#at += 2
        return { entries }
      }
      const key = this.#operandOrWord(depth + 1)
      if (typeof key === 'string' || !isNameToken(key)) continue
      this.#skipSpace()
      const value = this.#operandOrWord(depth + 1)
      if (value !== undefined && typeof value !== 'string') entries.set(key.name, value)
    }
  }

  #array(depth: number): readonly Operand[] {
    const items: Operand[] = []
    this.#at++
    for (;;) {
      this.#skipSpace()
      if (this.#at >= this.#bytes.length || depth > MAX_NESTING) return items
      if (this.#bytes[this.#at] === CLOSE_BRACKET) {
        this.#at++
        return items
      }
      const item = this.#operandOrWord(depth + 1)
      if (item !== undefined && typeof item !== 'string' && items.length < MAX_ARRAY) items.push(item)
    }
  }
}
