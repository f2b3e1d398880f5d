import { PDFName, PDFRawStream, PDFStream, type PDFDict } from '@cantoo/pdf-lib'
import { intersect, transformBox, type Box } from '#/pdf/content/box.ts'
import { inverse } from '#/pdf/content/matrix.ts'
import { FixRefused } from '#/pdf/fix/fix-refused.ts'
import { stripLayers } from '#/pdf/fix/fixers/strip-layers.ts'
import { openForFix, pagesOf, saveFixed, type FixFile } from '#/pdf/fix/open-for-fix.ts'
import { points } from '#/pdf/impose/page-on-sheet.ts'
import { sourcePagesOf, type SourcePage } from '#/pdf/impose/source-pages.ts'
import { decodeChain } from '#/pdf/objects/decode-stream.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { drawsInScreenColours } from './content-clauses.ts'
import { explainScreenColours } from './screen-colours.ts'
import { sayPdfx4, type PdfxHead } from './say-pdfx4.ts'

/** Of the catalogue: what is for screens and readers. Nothing of it is printed. */
const FOR_SCREENS = (
  'AA AcroForm AF Collection Dests Legal MarkInfo Names OpenAction Outlines Perms PieceInfo Requirements SpiderInfo StructTreeRoot ' +
  'Threads URI ViewerPreferences'
).split(' ')
const OF_PAGES = ['AA', 'AF', 'Annots', 'ArtBox', 'B', 'CropBox', 'Dur', 'PresSteps', 'Trans']
const MOST_BYTES = 512 * 2 ** 20
/** What can be unpacked here without a picture's own decoder. */
const PLAIN_FILTERS = ['LZWDecode', 'LZW', 'FlateDecode', 'Fl', 'ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx']

/**
 * The pages of a canonical copy as PDF/X-4: the same marks in the same places. Taken out is what a press never prints (layers that
 * are off, notes, bookmarks, actions), written in what a press has to know (trim, bleed, what the screen colours mean).
 */
export async function pagesToPdfx4(
  bytes: Uint8Array,
  rest: Omit<FixFile, 'objects'>,
  head: PdfxHead,
): Promise<Uint8Array> {
  const file = await openForFix(bytes, rest)
  const { objects } = file
  frame(sourcePagesOf(objects, rest.expectation), rest.expectation.bleed)
  withoutLayers(file)
  remove(objects.root, FOR_SCREENS)
  unpackOld(objects)
  explainScreenColours(objects, drawsInScreenColours(objects, pagesOf(file), rest))
  sayPdfx4(objects, head)
  return saveFixed(file)
}

const remove = (dict: PDFDict, keys: readonly string[]) => {
  for (const key of keys) dict.delete(PDFName.of(key))
}

/** The trim is the one that is imposed; the bleed as far as it is wanted and there. */
function frame(pages: readonly SourcePage[], bleed: number): void {
  for (const { page, trim, media, base } of pages) {
    const { dict } = page
    remove(dict, OF_PAGES)
    const toPage = inverse(base)
    const box = (out: number): Box | null =>
      intersect(
        {
          left: points(trim.x - out),
          bottom: points(trim.y - out),
          right: points(trim.x + trim.width + out),
          top: points(trim.y + trim.height + out),
        },
        {
          left: points(media.x),
          bottom: points(media.y),
          right: points(media.x + media.width),
          top: points(media.y + media.height),
        },
      )
    for (const [key, found] of [['TrimBox', box(0)] as const, ['BleedBox', box(bleed)] as const]) {
      if (!found) continue
      const { left, bottom, right, top } = transformBox(toPage, found)
      dict.set(PDFName.of(key), dict.context.obj([left, bottom, right, top]))
    }
  }
}

/** What cannot be taken apart stays, and the check says so. */
function withoutLayers(file: FixFile): void {
  if (!file.objects.root.has(PDFName.of('OCProperties'))) return
  try {
    stripLayers(file)
  } catch (error) {
    if (!(error instanceof FixRefused)) throw error
  }
}

/** An old way of packing, which is packed anew. */
function unpackOld(objects: PdfObjects): void {
  const { context } = objects
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFStream) || !isPackedOldWay(objects, object)) continue
    const entries = Object.fromEntries(
      object.dict
        .entries()
        .map(([key, value]) => [key.decodeText(), value] as const)
        .filter(([key]) => !['Filter', 'DecodeParms', 'Length'].includes(key)),
    )
    context.assign(ref, context.flateStream(decodeChain(object, MOST_BYTES), entries))
  }
}

function isPackedOldWay(objects: PdfObjects, stream: PDFStream): stream is PDFRawStream {
  if (!(stream instanceof PDFRawStream)) return false
  const filter = stream.dict.get(PDFName.of('Filter'))
  const filters = (objects.array(filter) ?? [filter]).map((one) => objects.name(one) ?? '')
  if (!filters.some((one) => one.startsWith('LZW')) || !filters.every((one) => PLAIN_FILTERS.includes(one)))
    return false
  const told = stream.dict.get(PDFName.of('DecodeParms'))
  const parms = (objects.array(told) ?? [told]).map(objects.dict)
  return parms.every((one) => (objects.number(one?.get(PDFName.of('Predictor'))) ?? 1) === 1)
}
