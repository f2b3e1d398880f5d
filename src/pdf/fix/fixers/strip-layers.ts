import { PDFDict, PDFName, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib'
import { readLayers, type Layers } from '#/pdf/content/layers.ts'
import { FixRefused } from '../fix-refused.ts'
import { pagesOf, type FixFile } from '../open-for-fix.ts'
import { joinedContent } from '../page-form.ts'
import { copyOf, repacked } from '../own-resources.ts'
import { unpacked } from '../unpacked.ts'
import { withoutHidden, type Seen } from '../without-hidden.ts'

const MAX_DEPTH = 24
const name = (key: string) => PDFName.of(key)

/**
 * Takes what is on layers that are not printed out of the file, and then the layers themselves: whatever press or program
 * opens it, nothing else is seen or printed. A layer's state holds for the whole file, so forms are changed in place.
 */
export function stripLayers(file: FixFile): void {
  const strip = new LayerStrip(file)
  for (const page of pagesOf(file)) strip.page(page.dict, page.inherited.get('Resources'))
  strip.forget()
  file.objects.root.delete(name('OCProperties'))
}

class LayerStrip {
  readonly #file: FixFile
  readonly #layers: Layers
  readonly #done = new Set<PDFObject>()
  readonly #resources = new Set<PDFDict>()

  constructor(file: FixFile) {
    this.#file = file
    this.#layers = readLayers(file.objects)
  }

  page(dict: PDFDict, inherited: PDFObject | undefined): void {
    const { objects } = this.#file
    if (this.#done.has(dict)) return
    this.#done.add(dict)
    const resources = objects.dict(inherited)
    const contents = joinedContent(this.#file, dict.get(name('Contents')))
    const { content, unused } = withoutHidden(contents, this.#seenFrom(resources))
    if (content) dict.set(name('Contents'), objects.context.register(objects.context.flateStream(content)))
    this.#inside(resources, 0)
    if (resources && unused.length > 0) dict.set(name('Resources'), this.#without(resources, unused))
    this.#notes(dict)
  }

  /** After all content: no resource speaks of a layer any more. */
  forget(): void {
    const { objects } = this.#file
    for (const resources of this.#resources) {
      const properties = objects.dict(resources.get(name('Properties')))
      for (const [key, value] of properties?.entries() ?? []) if (this.#isLayer(value)) properties?.delete(key)
    }
  }

  /** Everything that draws with these resources: forms, tiles, masks, drawn letters. */
  #inside(resources: PDFDict | undefined, depth: number): void {
    if (!resources || this.#resources.has(resources)) return
    if (depth > MAX_DEPTH) throw new FixRefused('unreadable')
    this.#resources.add(resources)
    const { objects } = this.#file
    const each = (key: string) => objects.dict(resources.get(name(key)))?.values() ?? []
    for (const value of each('XObject')) this.#stream(value, resources, depth)
    for (const value of each('Pattern')) if (objects.stream(value)) this.#stream(value, resources, depth)
    for (const value of each('ExtGState')) {
      const mask = objects.dict(objects.dict(value)?.get(name('SMask')))
      const group = mask?.get(name('G'))
      if (group) this.#stream(group, resources, depth)
    }
    for (const value of each('Font')) {
      const font = objects.dict(value)
      const own: PDFDict = objects.dict(font?.get(name('Resources'))) ?? resources
      for (const letter of objects.dict(font?.get(name('CharProcs')))?.values() ?? []) this.#drawing(letter, own)
      if (own !== resources) this.#inside(own, depth + 1)
    }
  }

  #stream(value: PDFObject, outer: PDFDict, depth: number): void {
    const { objects } = this.#file
    const stream = objects.stream(value)
    if (!stream || this.#done.has(stream.dict)) return
    this.#done.add(stream.dict)
    const isPicture = objects.name(stream.dict.get(name('Subtype'))) === 'Image'
    const resources = objects.dict(stream.dict.get(name('Resources'))) ?? outer
    if (!isPicture) this.#drawing(value, resources)
    this.#inside(resources, depth + 1)
    stream.dict.delete(name('OC'))
  }

  #drawing(value: PDFObject, resources: PDFDict): void {
    const { objects } = this.#file
    const stream = objects.stream(value)
    if (!(stream instanceof PDFRawStream) || !(value instanceof PDFRef)) return
    const old = unpacked(this.#file, stream)
    const { content, unused } = withoutHidden(old, this.#seenFrom(resources))
    if (!content) return
    const { dict } = stream
    if (unused.length > 0 && dict.has(name('Resources'))) dict.set(name('Resources'), this.#without(resources, unused))
    objects.context.assign(value, repacked(this.#file, dict, content))
  }

  #without(resources: PDFDict, unused: readonly string[]): PDFDict {
    const own = copyOf(this.#file, resources)
    const drawn = this.#file.objects.dict(resources.get(name('XObject')))
    if (!drawn) return own
    const left = copyOf(this.#file, drawn)
    for (const [key] of drawn.entries()) if (unused.includes(key.decodeText())) left.delete(key)
    own.set(name('XObject'), left)
    this.#resources.add(own)
    return own
  }

  #notes(page: PDFDict): void {
    const { objects } = this.#file
    const notes = objects.array(page.get(name('Annots')))
    if (!notes) return
    const kept = objects.context.obj([])
    for (const value of notes) {
      const note = objects.dict(value)
      const layer = note?.get(name('OC'))
      if (layer && !this.#shows(layer)) continue
      note?.delete(name('OC'))
      kept.push(value)
      for (const state of objects.dict(note?.get(name('AP')))?.values() ?? []) this.#appearance(state)
    }
    page.set(name('Annots'), kept)
  }

  #appearance(value: PDFObject): void {
    const { objects } = this.#file
    const none = PDFDict.withContext(objects.context)
    if (objects.stream(value)) this.#stream(value, none, 0)
    else for (const one of objects.dict(value)?.values() ?? []) if (objects.stream(one)) this.#stream(one, none, 0)
  }

  #seenFrom(resources: PDFDict | undefined): Seen {
    const { objects } = this.#file
    const entry = (kind: string, key: string) => objects.dict(resources?.get(name(kind)))?.get(name(key))
    return {
      layer: (key) => {
        const value = entry('Properties', key)
        if (!value || !this.#isLayer(value)) return null
        return this.#shows(value) ? 'shown' : 'hidden'
      },
      isHidden: (key) => {
        const layer = objects.dict(entry('XObject', key))?.get(name('OC'))
        return layer !== undefined && !this.#shows(layer)
      },
    }
  }

  #isLayer(value: PDFObject): boolean {
    const { objects } = this.#file
    return ['OCG', 'OCMD'].includes(objects.name(objects.dict(value)?.get(name('Type'))) ?? '')
  }

  /** Of a condition that cannot be read the press might make something else than we do. */
  #shows(layer: PDFObject): boolean {
    if (!this.#layers.understands(layer)) throw new FixRefused('unreadable')
    return this.#layers.shows(layer)
  }
}
