import { PDFHexString, PDFString } from '@cantoo/pdf-lib'
import { latin } from '#/pdf/content/characters.ts'

export interface ShownString {
  /** Where it stands, its brackets included. */
  readonly from: number
  readonly to: number
  readonly bytes: Uint8Array
}

/** The strings among the operands of one operation: `(like this)` and `<6C696B65>`. */
export function shownStrings(content: Uint8Array, from: number, to: number): readonly ShownString[] {
  const text = latin(content, from, to)
  const found: ShownString[] = []
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    if (mark === '%') at = lineEnd(text, at)
    if (mark !== '(' && mark !== '<') continue
    const end = mark === '(' ? literalEnd(text, at) : text.indexOf('>', at) + 1 || text.length
    const inside = text.slice(at + 1, end - 1)
    const value = mark === '(' ? PDFString.of(inside) : PDFHexString.of(inside.replace(/[^0-9a-fA-F]/g, ''))
    found.push({ from: from + at, to: from + end, bytes: value.asBytes() })
    at = end - 1
  }
  return found
}

function literalEnd(text: string, from: number): number {
  let open = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') open++
    else if (text[at] === ')' && --open === 0) return at + 1
  }
  return text.length
}

function lineEnd(text: string, from: number): number {
  const length = text.slice(from).search(/[\r\n]/)
  return length < 0 ? text.length : from + length
}
