import {
  decodePDFRawStream,
  mergeIntoTypedArray,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import { placePage } from '#/domain/preflight/placement.ts'
import type { BoxMm } from '#/domain/preflight/pdf-facts.ts'
import type { Box } from '#/pdf/content/box.ts'
import type { Matrix } from '#/pdf/content/matrix.ts'
import { pageGeometry } from '#/pdf/facts/page-geometry.ts'
import { copyLayers } from './copy-layers.ts'

/** Pages to put on press sheets, in the order that a plan counts them: of one PDF or of several. Null where one is missing. */
export type SourcePages = readonly (SourcePage | null)[]

export interface SourcePage {
  readonly page: PDFPage
  /** The trimmed page and all of the page, in mm from the media box's lower left corner, as shown. */
  readonly trim: BoxMm
  readonly media: BoxMm
  /** Its trim is not where the order has it, so that it was laid in the middle. */
  readonly misfit: boolean
  /** From the page's own units to points as shown. */
  readonly base: Matrix
}

/** Pages of a file of the ordered shape. Throws what the library throws for a file that it cannot read. */
export async function openSource(bytes: Uint8Array, expectation: FileExpectation): Promise<readonly SourcePage[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false, password: '' })
  return document.getPages().map((page, index) => readPage(page, index + 1, expectation))
}

function readPage(page: PDFPage, number: number, expectation: FileExpectation): SourcePage {
  const box = (read: { x: number; y: number; width: number; height: number }): Box => ({
    left: read.x,
    bottom: read.y,
    right: read.x + read.width,
    top: read.y + read.height,
  })
  const { node } = page
  const unit = Number(node.get(PDFName.of('UserUnit'))?.toString() ?? 1)
  const { boxes, base } = pageGeometry({
    media: box(page.getMediaBox()),
    crop: node.CropBox() ? box(page.getCropBox()) : null,
    bleed: null,
    trim: node.TrimBox() ? box(page.getTrimBox()) : null,
    art: null,
    rotation: page.getRotation().angle,
    userUnit: unit > 0 ? unit : 1,
  })
  const placement = placePage({ number, ...boxes }, expectation)
  const trim = placement.fits ? placement.trim : (boxes.trim ?? boxes.crop ?? boxes.media)
  return { page, trim, media: boxes.media, misfit: !placement.fits, base }
}

/** Brings pages of one file into another document; what several pages share comes once. */
export class PageImporter {
  readonly #target: PDFDocument
  readonly #copier: PDFObjectCopier
  readonly #forms = new Map<string, PDFRef | null>()

  constructor(source: PDFDocument, target: PDFDocument) {
    this.#target = target
    this.#copier = PDFObjectCopier.for(source.context, target.context)
    // Layers that are off stay off, and the colour that the file was made for stays known.
    copyLayers(source, target, this.#copier)
    const intents = source.catalog.lookup(PDFName.of('OutputIntents'))
    if (intents && !target.catalog.has(PDFName.of('OutputIntents')))
      target.catalog.set(PDFName.of('OutputIntents'), this.#copier.copy(intents))
  }

  /** The page's content as a form cut at `clip` (its own units); null for a page without content. Comments and fields stay behind. */
  form(source: SourcePage, clip: Box): PDFRef | null {
    const key = `${source.page.ref.toString()} ${clip.left} ${clip.bottom} ${clip.right} ${clip.top}`
    const known = this.#forms.get(key)
    if (known !== undefined) return known
    const made = this.#make(source.page, clip)
    this.#forms.set(key, made)
    return made
  }

  #make({ node }: PDFPage, clip: Box): PDFRef | null {
    const streams = contentStreams(node.Contents())
    const [first] = streams
    if (!first) return null
    const { context } = this.#target
    const resources = node.Resources()
    const group = node.lookupMaybe(PDFName.of('Group'), PDFDict)
    const entries = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [clip.left, clip.bottom, clip.right, clip.top],
      Resources: resources ? this.#copier.copy(resources) : {},
      ...(group ? { Group: this.#copier.copy(group) } : {}),
    }
    if (streams.length > 1) return context.register(context.flateStream(joined(streams), entries))
    return context.register(PDFRawStream.of(context.obj({ ...entries, ...this.#filters(first) }), first.contents))
  }

  /** A single content stream goes over as it is packed. */
  #filters({ dict }: PDFRawStream): Record<string, PDFObject> {
    const kept: Record<string, PDFObject> = {}
    for (const key of ['Filter', 'DecodeParms']) {
      const value = dict.lookup(PDFName.of(key))
      if (value) kept[key] = this.#copier.copy(value)
    }
    return kept
  }
}

function contentStreams(contents: PDFObject | undefined): readonly PDFRawStream[] {
  if (contents instanceof PDFRawStream) return [contents]
  if (!(contents instanceof PDFArray)) return []
  return Array.from({ length: contents.size() }, (_, index) => contents.lookup(index)).filter(
    (stream) => stream instanceof PDFRawStream,
  )
}

const joined = (streams: readonly PDFRawStream[]): Uint8Array =>
  mergeIntoTypedArray(...streams.flatMap((stream) => [decodePDFRawStream(stream).decode(), '\n']))
