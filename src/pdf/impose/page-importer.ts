import {
  mergeIntoTypedArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import type { Box } from '#/pdf/content/box.ts'
import { decodeChain } from '#/pdf/objects/decode-stream.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import type { PageNode } from '#/pdf/objects/page-tree.ts'
import { copyLayers } from './copy-layers.ts'

/** Brings pages of one file into another document; what several pages share comes once. */
export class PageImporter {
  readonly #source: PdfObjects
  readonly #target: PDFDocument
  readonly #copier: PDFObjectCopier
  readonly #forms = new Map<PDFDict, Map<string, PDFRef | null>>()

  constructor(source: PdfObjects, target: PDFDocument) {
    this.#source = source
    this.#target = target
    this.#copier = PDFObjectCopier.for(source.context, target.context)
    // Layers that are off stay off, and the colour that the file was made for stays known.
    copyLayers(source, target, this.#copier)
    const intents = source.resolve(source.root.get(PDFName.of('OutputIntents')))
    if (intents && !target.catalog.has(PDFName.of('OutputIntents')))
      target.catalog.set(PDFName.of('OutputIntents'), this.#copier.copy(intents))
  }

  /** The page's content as a form cut at `clip` (its own units); null for a page without content. Comments and fields stay behind. */
  form(page: PageNode, clip: Box): PDFRef | null {
    const forms = this.#forms.get(page.dict) ?? new Map<string, PDFRef | null>()
    this.#forms.set(page.dict, forms)
    const key = `${clip.left} ${clip.bottom} ${clip.right} ${clip.top}`
    const known = forms.get(key)
    if (known !== undefined) return known
    const made = this.#make(page, clip)
    forms.set(key, made)
    return made
  }

  #make({ dict, inherited }: PageNode, clip: Box): PDFRef | null {
    const streams = this.#contentStreams(dict)
    const [first] = streams
    if (!first) return null
    const { context } = this.#target
    const resources = this.#source.dict(inherited.get('Resources'))
    const group = this.#source.resolve(dict.get(PDFName.of('Group')))
    const entries = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [clip.left, clip.bottom, clip.right, clip.top],
      Resources: resources ? this.#copier.copy(resources) : {},
      ...(group instanceof PDFDict ? { Group: this.#copier.copy(group) } : {}),
    }
    if (streams.length > 1) return context.register(context.flateStream(joined(streams), entries))
    return context.register(PDFRawStream.of(context.obj({ ...entries, ...this.#filters(first) }), first.contents))
  }

  /** A single content stream goes over as it is packed. */
  #filters({ dict }: PDFRawStream): Record<string, PDFObject> {
    const kept: Record<string, PDFObject> = {}
    for (const key of ['Filter', 'DecodeParms']) {
      const value = this.#source.resolve(dict.get(PDFName.of(key)))
      if (value) kept[key] = this.#copier.copy(value)
    }
    return kept
  }

  #contentStreams(page: PDFDict): readonly PDFRawStream[] {
    const contents = page.get(PDFName.of('Contents'))
    const parts = this.#source.array(contents) ?? [contents]
    return parts.map((part) => this.#source.stream(part)).filter((stream) => stream instanceof PDFRawStream)
  }
}

const joined = (streams: readonly PDFRawStream[]): Uint8Array =>
  mergeIntoTypedArray(...streams.flatMap((stream) => [decodeChain(stream, DEFAULT_LIMITS.streamBytes), '\n']))
