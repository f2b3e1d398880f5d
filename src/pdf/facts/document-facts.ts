import { decodePDFRawStream, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import type { PageNode } from '#/pdf/objects/page-tree.ts'

export type DocumentFacts = Pick<
  PdfFacts,
  | 'producer'
  | 'title'
  | 'pdfx'
  | 'outputIntent'
  | 'outputColours'
  | 'hasJavaScript'
  | 'hasForms'
  | 'hasAttachments'
  | 'hasLayers'
>

/** Everything that stands in the catalogue and not on a page. */
export function documentFacts(objects: PdfObjects, pages: readonly PageNode[]): DocumentFacts {
  const { root, info } = objects
  return {
    producer: objects.text(objects.at(info, 'Producer')) ?? null,
    title: ownTitle(objects),
    pdfx: pdfxClaim(objects),
    outputIntent: outputIntent(objects),
    outputColours: outputColours(objects),
    hasJavaScript: hasScripts(objects, pages),
    hasForms: (objects.array(objects.at(root, 'AcroForm.Fields'))?.length ?? 0) > 0 || has(objects, 'AcroForm.XFA'),
    hasAttachments: has(objects, 'Names.EmbeddedFiles') || (objects.array(objects.at(root, 'AF'))?.length ?? 0) > 0,
    hasLayers: (objects.array(objects.at(root, 'OCProperties.OCGs'))?.length ?? 0) > 0,
  }
}

/** One short line of it: the rest is kept by nobody, and the database keeps no control characters. */
function ownTitle({ info, text, at }: PdfObjects): string | null {
  const said = text(at(info, 'Title')) ?? ''
  return (
    said
      .slice(0, MOST_LETTERS)
      .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim() || null
  )
}
const MOST_LETTERS = 300

const has = (objects: PdfObjects, path: string) => objects.resolve(objects.at(objects.root, path)) !== undefined

function pdfxClaim(objects: PdfObjects): string | null {
  const claim =
    objects.text(objects.at(objects.info, 'GTS_PDFXConformance')) ??
    objects.text(objects.at(objects.info, 'GTS_PDFXVersion'))
  return claim ?? claimInMetadata(objects)
}

/** PDF/X-4 and later claim only in the XMP packet. */
function claimInMetadata(objects: PdfObjects): string | null {
  const packet = objects.stream(objects.at(objects.root, 'Metadata'))
  if (!(packet instanceof PDFRawStream)) return null
  try {
    const xml = new TextDecoder().decode(decodePDFRawStream(packet).getBytes(MAX_METADATA))
    return /GTS_PDFXVersion[^>"'<]*[>"']\s*([^<"']+)/.exec(xml)?.[1]?.trim() ?? null
  } catch {
    return null
  }
}

const MAX_METADATA = 1 << 20

function outputIntent(objects: PdfObjects): string | null {
  const first = objects.dict(objects.array(objects.at(objects.root, 'OutputIntents'))?.[0])
  if (!first) return null
  return (
    objects.text(objects.at(first, 'OutputConditionIdentifier')) ??
    objects.text(objects.at(first, 'Info')) ??
    '이름 없음'
  )
}

const COLOURS: Readonly<Record<number, PdfFacts['outputColours']>> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' }

/** Archives (PDF/A) have an intent for screens, which is none of the press's business. */
function outputColours(objects: PdfObjects): PdfFacts['outputColours'] {
  const profile = objects.dict(pressProfile(objects))
  return COLOURS[objects.number(profile?.get(PDFName.of('N'))) ?? 0] ?? null
}

/** The profile of the output intent that is meant for a press. */
export function pressProfile(objects: PdfObjects): PdfValue {
  const intents = (objects.array(objects.at(objects.root, 'OutputIntents')) ?? []).map((one) => objects.dict(one))
  const ofPress = intents.find((intent) => !objects.name(intent?.get(PDFName.of('S')))?.startsWith('GTS_PDFA'))
  return ofPress?.get(PDFName.of('DestOutputProfile'))
}

/** Actions that run something. */
export const ACTIVE: readonly string[] = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition']

function hasScripts(objects: PdfObjects, pages: readonly PageNode[]): boolean {
  if (has(objects, 'Names.JavaScript') || has(objects, 'AA')) return true
  if (isActive(objects, objects.root.get(PDFName.of('OpenAction')))) return true
  return pages.some(({ dict }) => {
    if (dict.get(PDFName.of('AA'))) return true
    const annotations = objects.array(dict.get(PDFName.of('Annots'))) ?? []
    return annotations.some((annotation) => {
      const found = objects.dict(annotation)
      return found !== undefined && (isActive(objects, found.get(PDFName.of('A'))) || found.has(PDFName.of('AA')))
    })
  })
}

function isActive(objects: PdfObjects, action: PDFObject | undefined): boolean {
  const dict = objects.resolve(action)
  return dict instanceof PDFDict && ACTIVE.includes(objects.name(dict.get(PDFName.of('S'))) ?? '')
}

/** Neither a screen nor a press shows it. */
const HIDDEN = 2

/** Subtypes of what is attached to a page and seen. */
export function annotationTypes(objects: PdfObjects, page: PageNode): readonly string[] {
  const annotations = objects.array(page.dict.get(PDFName.of('Annots'))) ?? []
  return annotations.flatMap((annotation) => {
    const note = objects.dict(annotation)
    const flags = objects.number(objects.at(note, 'F')) ?? 0
    return (flags & HIDDEN) === 0 ? [objects.name(objects.at(note, 'Subtype')) ?? '?'] : []
  })
}
