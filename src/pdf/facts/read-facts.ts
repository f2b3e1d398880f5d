import { NOTHING_MEASURED, type ImageFact, type PageFacts, type PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { unreadFacts } from '#/domain/preflight/unread-facts.ts'
import { Budget, BudgetSpent, DEFAULT_LIMITS, type Limits } from '#/pdf/content/budget.ts'
import type { Reading } from '#/pdf/content/machine.ts'
import { newReading } from '#/pdf/content/new-reading.ts'
import type { ImageRecord } from '#/pdf/content/page-record.ts'
import { looksLikePdf, type ByteSource } from '#/pdf/engine/byte-source.ts'
import { OpenError, openDocument, type OpenDocument } from '#/pdf/engine/open-document.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { StreamTooLarge, type Inflate } from '#/pdf/objects/decode-stream.ts'
import { pictureData } from '#/pdf/objects/skeleton.ts'
import type { PictureInk } from '#/pdf/pictures/picture-inks.ts'
import { documentFacts } from './document-facts.ts'
import { enginePage } from './engine-facts.ts'
import { loadObjects, type LoadedObjects } from './load-objects.ts'
import { lookAtEdges, type PagesRead } from './look-at-edges.ts'
import type { FramesOfPage } from './page-edges.ts'
import { toMm } from './page-geometry.ts'
import { profileNames } from './profile-names.ts'
import { readPage, unreadPage } from './read-page.ts'

export interface FactsTools {
  readonly engine: Pdfium
  readonly inflate: Inflate
  readonly limits?: Limits
  /** Called after each page, often; thin it out before it crosses a thread. */
  readonly onProgress?: (done: number, total: number) => void
  /** Called after each page; makes the facts of the pages read so far. What is measured after the last page is not in them yet. */
  readonly onPage?: (soFar: () => PdfFacts) => void
}

/**
 * Reads a file's facts; a file that cannot be read is facts with a `problem`. Throws only what kills the worker: an abort
 * inside wasm, or memory running out.
 */
export async function readFacts(source: ByteSource, tools: FactsTools): Promise<PdfFacts> {
  if (!looksLikePdf(source)) return unreadFacts('not-pdf', source.size)
  let document: OpenDocument
  try {
    document = openDocument(tools.engine, source)
  } catch (error) {
    if (error instanceof OpenError) return unreadFacts(error.problem, source.size)
    throw error
  }
  try {
    return await readOpen(document, source, tools)
  } catch (error) {
    if (error instanceof StreamTooLarge) return unreadFacts('too-complex', source.size)
    throw error
  } finally {
    document.close()
  }
}

async function readOpen(document: OpenDocument, source: ByteSource, tools: FactsTools): Promise<PdfFacts> {
  if (document.pageCount === 0) return unreadFacts('no-pages', source.size)
  const limits = tools.limits ?? DEFAULT_LIMITS
  if (document.pageCount > limits.pages) return unreadFacts('too-complex', source.size)
  const opened: PdfFacts = {
    ...unreadFacts('damaged', source.size),
    problem: null,
    pageCount: document.pageCount,
    pdfVersion: document.version,
    encryption: document.encrypted ? 'owner-locked' : 'none',
  }
  const loaded = await loadObjects(source, document)
  if (!loaded) return { ...opened, ...engineOnly(document, tools) }
  const means = { source, tools, budget: new Budget(limits) }
  return { ...opened, ...structureFacts(document, loaded, means, opened) }
}

interface Means {
  readonly source: ByteSource
  readonly tools: FactsTools
  readonly budget: Budget
}

function structureFacts(
  document: OpenDocument,
  loaded: LoadedObjects,
  { source, tools, budget }: Means,
  opened: PdfFacts,
) {
  const { objects } = loaded
  const reading = newReading({ objects, inflate: tools.inflate, budget })
  const soFar = (pages: readonly PageFacts[]): PdfFacts => ({ ...opened, ...readSoFar(reading, [...pages]) })
  const read = readPages(reading, document, loaded, {
    ...tools,
    onPages: (pages) => tools.onPage?.(() => soFar(pages)),
  })
  const looked = lookAtEdges(document, read, budget)
  const pages = withPictureInks(looked.pages, reading, source, tools)
  return {
    ...documentFacts(objects, loaded.pages),
    ...readSoFar(reading, pages),
    cmykProfiles: profileNames(reading),
    ambiguousSpots: reading.spotMixes.ambiguous,
    unreadable: [...reading.unreadable],
    hiddenLayers: reading.layers.hiddenNames,
    screenOnlyLayers: reading.layers.screenOnly,
    printOnlyLayers: reading.layers.printOnly,
    measured: { ...NOTHING_MEASURED, ...looked.counts, ...reading.pictureInks.counts },
  }
}

/** What is known of pages by reading them, without what is drawn or measured afterwards. */
const readSoFar = (reading: Reading, pages: readonly PageFacts[]) => ({
  pages,
  fonts: reading.fonts.facts(),
  images: reading.images.map(imageFact),
  spots: [...new Set(pages.flatMap((page) => page.spots))],
})

/** The inkiest place of a page is in its flat colours or in one of its pictures. */
function withPictureInks(
  pages: readonly PageFacts[],
  { objects, pictureInks, budget }: Reading,
  source: ByteSource,
  { inflate }: FactsTools,
): readonly PageFacts[] {
  const dataOf = ({ contents }: { readonly contents: Uint8Array }) => pictureData(source, contents)
  const found = pictureInks.measure({ objects, inflate, dataOf }, budget.timer(budget.limits.pictureMilliseconds))
  return pages.map((page) => {
    const ink = found.get(page.number)
    if (pictureInks.unreadPages.has(page.number))
      return withInk({ ...page, unreadInks: [...page.unreadInks, 'packed'] }, ink)
    return withInk(page, ink)
  })
}

function withInk(page: PageFacts, ink: PictureInk | undefined): PageFacts {
  if (!ink || ink.percent <= (page.inkCoverage ?? 0)) return page
  return { ...page, inkCoverage: ink.percent, inkiest: toMm(ink.box) }
}

/** When the budget ends in the middle, of the other pages only the size is read. */
function readPages(
  reading: Reading,
  document: OpenDocument,
  { pages }: LoadedObjects,
  tools: FactsTools & { readonly onPages: (pages: readonly PageFacts[]) => void },
): PagesRead {
  const facts: PageFacts[] = []
  const frames = new Map<number, FramesOfPage>()
  let spent = false
  for (const [index, page] of pages.entries()) {
    const number = index + 1
    tools.onProgress?.(number, pages.length)
    if (!spent) {
      try {
        const read = readPage(reading, document, page, number)
        facts.push(read.facts)
        if (read.frames) frames.set(number, read.frames)
        tools.onPages(facts)
        continue
      } catch (error) {
        if (!(error instanceof BudgetSpent)) throw error
        spent = true
        reading.unreadable.add(`${number}쪽부터: 내용이 너무 많아 크기만 확인했습니다`)
      }
    }
    facts.push(unreadPage(reading, page, number))
  }
  return { pages: facts, frames }
}

function engineOnly(document: OpenDocument, tools: FactsTools): Pick<PdfFacts, 'pages' | 'unreadable'> {
  const pages = Array.from({ length: document.pageCount }, (_, index) => {
    tools.onProgress?.(index + 1, document.pageCount)
    return enginePage(document, index)
  })
  const reason = '파일 구조가 크거나 손상되어 쪽 크기만 확인했습니다 (글꼴, 이미지, 색은 보지 못했습니다)'
  return { pages, unreadable: [reason] }
}

function imageFact(image: ImageRecord): ImageFact {
  return {
    page: image.page,
    pixels: { width: image.width, height: image.height },
    ppi: image.ppi,
    colourSpace: image.colourSpace,
    bitsPerComponent: image.bitsPerComponent,
    isMask: image.isMask,
    box: toMm(image.box),
  }
}
