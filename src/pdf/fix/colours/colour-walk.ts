import { type PDFDict, PDFName, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib'
import type { Budget } from '#/pdf/content/budget.ts'
import { mixesDifference } from '#/pdf/content/difference-blend.ts'
import { FixRefused } from '../fix-refused.ts'
import type { FixFile } from '../open-for-fix.ts'
import { repacked } from '../own-resources.ts'
import { joinedContent } from '../page-form.ts'
import { unpacked } from '../unpacked.ts'
import type { Picture, PictureTools } from './convert-picture.ts'
import { convertMesh } from './convert-mesh.ts'
import { convertShading } from './convert-shading.ts'
import { inlineInInks } from './inline-picture.ts'
import { PATTERN_SPACE, recoloured, type Recoloured, type PaintContext, type Used } from './recoloured.ts'
import type { SourceReader, Space } from './source-reader.ts'

const MAX_DEPTH = 24
const name = (key: string) => PDFName.of(key)

/**
 * Goes through all that a page draws and says its colours in inks, in place: what colours become holds for the whole file. The
 * pictures met are gathered, because they are changed one at a time afterwards.
 */
export class ColourWalk {
  readonly pictures = new Map<PDFObject, Picture>()
  readonly #file: FixFile
  readonly #sources: SourceReader
  readonly #budget: Budget
  readonly #tools: PictureTools
  readonly #done = new Set<PDFObject>()
  #changed = false
  /** Of the page at hand. */
  #changes = false
  #mixes = false

  constructor(file: FixFile, sources: SourceReader, budget: Budget, tools: PictureTools) {
    this.#file = file
    this.#sources = sources
    this.#budget = budget
    this.#tools = tools
  }

  /** Whether anything was said anew. */
  get changed(): boolean {
    return this.#changed
  }

  page(dict: PDFDict, inherited: PDFObject | undefined): void {
    const { objects } = this.#file
    if (this.#done.has(dict)) return
    this.#done.add(dict)
    const resources = objects.dict(inherited)
    this.#changes = false
    this.#mixes = false
    const content = joinedContent(this.#file, dict.get(name('Contents')))
    const made = this.#recolour(content, resources, 'black', 0)
    if (made.content) dict.set(name('Contents'), objects.context.register(objects.context.flateStream(made.content)))
    // What is mixed as the difference of colours comes out as something else in ink.
    if (this.#changes && this.#mixes) throw new FixRefused('colours')
    if (!this.#mixes) this.#group(dict, resources)
    for (const note of objects.array(dict.get(name('Annots'))) ?? []) this.#note(objects.dict(note))
  }

  #change(): void {
    this.#changes = true
    this.#changed = true
  }

  #recolour(
    content: Uint8Array,
    resources: PDFDict | undefined,
    begins: 'black' | 'inherited',
    depth: number,
  ): Recoloured {
    this.#budget.bytes(content.length)
    const made = recoloured(content, this.#around(resources), begins)
    if (made.content && this.#spaces(resources)?.has(name('DefaultCMYK'))) throw new FixRefused('colours')
    if (made.content !== null) this.#change()
    this.#mixes ||= made.mixes
    if (made.needsPatternSpace) this.#addPatternSpace(resources)
    this.#drawn(made.used, resources, depth)
    return made
  }

  #around(resources: PDFDict | undefined): PaintContext {
    const { objects } = this.#file
    const known = new Map<string, Space>()
    const space = (key: string) => {
      const found = known.get(key) ?? this.#sources.space(name(key), resources)
      known.set(key, found)
      return found
    }
    return {
      budget: this.#budget,
      space,
      settings: (key) => {
        const dict = objects.dict(this.#entry(resources, 'ExtGState', key))
        const stroke = objects.boolean(dict?.get(name('OP'))) ?? null
        return {
          stroke,
          fill: objects.boolean(dict?.get(name('op'))) ?? stroke,
          mixes: mixesDifference(objects, dict),
        }
      },
      inline: (entries, data) =>
        inlineInInks(
          this.#file,
          { entries, data, spaceOf: (value) => this.#sources.space(value, resources) },
          this.#tools,
        ),
    }
  }

  #drawn(used: Used, resources: PDFDict | undefined, depth: number): void {
    if (depth > MAX_DEPTH) throw new FixRefused('unreadable')
    for (const key of used.XObject) this.#xObject(this.#entry(resources, 'XObject', key), resources, depth)
    for (const key of used.Pattern) this.#pattern(this.#entry(resources, 'Pattern', key), resources, depth)
    for (const key of used.Shading) this.#shading(this.#entry(resources, 'Shading', key), resources)
    for (const key of used.Font) this.#font(this.#entry(resources, 'Font', key), resources, depth)
    for (const key of used.ExtGState) this.#mask(this.#entry(resources, 'ExtGState', key))
  }

  #xObject(value: PDFObject | undefined, outer: PDFDict | undefined, depth: number): void {
    const { objects } = this.#file
    const stream = objects.stream(value)
    if (!stream) return
    const type = objects.name(stream.dict.get(name('Subtype')))
    if (type === 'Image') this.#picture(value, stream.dict, outer)
    else if (type === 'Form') this.#form(value, outer, 'inherited', depth)
  }

  #picture(value: PDFObject | undefined, dict: PDFDict, resources: PDFDict | undefined): void {
    const { objects } = this.#file
    const stream = objects.stream(value)
    const named = dict.get(name('ColorSpace'))
    if (this.#done.has(dict) || objects.boolean(dict.get(name('ImageMask')))) return
    this.#done.add(dict)
    // JPEG 2000 may carry its space in itself, where it is not looked for.
    if (!named) throw new FixRefused('colours')
    const space = this.#sources.space(named, resources)
    if (space.kind !== 'changed') return
    this.#change()
    if (!(value instanceof PDFRef) || !(stream instanceof PDFRawStream)) throw new FixRefused('unreadable')
    this.pictures.set(value, { ref: value, stream, source: space.source, table: space.table })
  }

  #form(value: PDFObject | undefined, outer: PDFDict | undefined, begins: 'black' | 'inherited', depth: number): void {
    const { objects } = this.#file
    const stream = objects.stream(value)
    if (!(stream instanceof PDFRawStream) || !(value instanceof PDFRef) || this.#done.has(stream.dict)) return
    this.#done.add(stream.dict)
    const { dict } = stream
    const resources = objects.dict(dict.get(name('Resources'))) ?? outer
    const { content } = this.#recolour(unpacked(this.#file, stream), resources, begins, depth + 1)
    this.#group(dict, resources)
    if (content) objects.context.assign(value, repacked(this.#file, dict, content))
  }

  #pattern(value: PDFObject | undefined, outer: PDFDict | undefined, depth: number): void {
    const { objects } = this.#file
    const dict = objects.dict(value)
    const shading = dict?.get(name('Shading'))
    if (shading) this.#shading(shading, outer)
    else this.#form(value, outer, 'black', depth)
  }

  #shading(value: PDFObject | undefined, resources: PDFDict | undefined): void {
    const dict = this.#file.objects.dict(value)
    if (!dict || this.#done.has(dict)) return
    this.#done.add(dict)
    const space = this.#sources.space(dict.get(name('ColorSpace')), resources)
    if (space.kind !== 'changed') return
    this.#change()
    if (dict.has(name('Function'))) convertShading(this.#file, dict, space.source)
    else convertMesh(this.#file, value, space.source)
  }

  /** Letters that are drawings. */
  #font(value: PDFObject | undefined, outer: PDFDict | undefined, depth: number): void {
    const { objects } = this.#file
    const font = objects.dict(value)
    const letters = objects.dict(font?.get(name('CharProcs')))
    if (!font || !letters || this.#done.has(font)) return
    this.#done.add(font)
    const resources = objects.dict(font.get(name('Resources'))) ?? outer
    for (const letter of letters.values()) this.#form(letter, resources, 'inherited', depth)
  }

  /** What a mask lets through goes by the light of its own colours, so these stay as they are, and their space is said. */
  #mask(value: PDFObject | undefined): void {
    const { objects } = this.#file
    const mask = objects.dict(objects.dict(value)?.get(name('SMask')))
    const group = objects.dict(objects.dict(mask?.get(name('G')))?.get(name('Group')))
    if (group && !group.has(name('CS'))) group.set(name('CS'), name('DeviceRGB'))
  }

  /** What is see-through is mixed in inks, too. */
  #group(dict: PDFDict, resources: PDFDict | undefined): void {
    const group = this.#file.objects.dict(dict.get(name('Group')))
    const space = group?.get(name('CS'))
    if (group && space && this.#sources.space(space, resources).kind === 'changed') {
      this.#changed = true
      group.set(name('CS'), name('DeviceCMYK'))
    }
  }

  #note(note: PDFDict | undefined): void {
    const { objects } = this.#file
    for (const state of objects.dict(note?.get(name('AP')))?.values() ?? []) {
      if (objects.stream(state)) this.#form(state, undefined, 'black', 0)
      else for (const one of objects.dict(state)?.values() ?? []) this.#form(one, undefined, 'black', 0)
    }
  }

  #addPatternSpace(resources: PDFDict | undefined): void {
    const { context } = this.#file.objects
    if (!resources) throw new FixRefused('unreadable')
    const spaces = this.#spaces(resources) ?? context.obj({})
    spaces.set(name(PATTERN_SPACE), context.obj(['Pattern', 'DeviceCMYK']))
    resources.set(name('ColorSpace'), spaces)
  }

  #spaces(resources: PDFDict | undefined): PDFDict | undefined {
    return this.#file.objects.dict(resources?.get(name('ColorSpace')))
  }

  #entry(resources: PDFDict | undefined, kind: string, key: string): PDFObject | undefined {
    return this.#file.objects.dict(resources?.get(name(kind)))?.get(name(key))
  }
}
