import { PDFRawStream, type PDFArray } from '@cantoo/pdf-lib'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'

/** All plates and none are no inks of their own. */
const NO_INKS = ['All', 'None']
const MAX_DEPTH = 6

/** Whether every single ink is the same wherever the file speaks of it. */
export class SpotDefinitions {
  readonly #objects: PdfObjects
  readonly #known = new Map<string, string>()
  differ = false

  constructor(objects: PdfObjects) {
    this.#objects = objects
  }

  note(array: PDFArray): void {
    const [kind, ink, alternate, tint] = array.asArray()
    if (this.#objects.name(kind) !== 'Separation') return
    const name = this.#objects.name(ink) ?? ''
    if (NO_INKS.includes(name)) return
    const definition = `${this.#said(alternate)} ${this.#said(tint)}`
    const known = this.#known.get(name)
    if (known === undefined) this.#known.set(name, definition)
    else if (known !== definition) this.differ = true
  }

  /** What it says, whichever object it stands in; packed bytes are compared as they are. */
  #said(value: PdfValue, depth = 0): string {
    const { resolve, array, dict } = this.#objects
    const found = resolve(value)
    if (!found || depth > MAX_DEPTH) return ''
    const list = array(found)
    if (list) return `[${list.map((one) => this.#said(one, depth + 1)).join(' ')}]`
    const entries = dict(found)?.entries()
    if (!entries) return found.toString()
    const said = entries.map(([key, one]) => `${key.toString()} ${this.#said(one, depth + 1)}`).toSorted()
    return `${said.join(' ')} ${found instanceof PDFRawStream ? found.contents.toString() : ''}`
  }
}
