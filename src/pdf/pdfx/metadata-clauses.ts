import { PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import type { PdfxBreach, PdfxClause } from '#/domain/press/pdfx-clauses.data.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { instantOfPdf } from './pdf-dates.ts'

const whole = (clause: PdfxClause): PdfxBreach => ({ clause, pages: [] })

/** The packet by which everybody knows the file, and what the older dictionary says of the same. */
export function metadataBreaches(objects: PdfObjects): readonly PdfxBreach[] {
  const xml = packetOf(objects)
  if (xml === null) return [whole('metadata')]
  const says = (property: string) => valueIn(xml, property)
  const isKnown = ['xmpMM:DocumentID', 'xmpMM:VersionID', 'xmpMM:RenditionClass', 'xmp:MetadataDate'].every(says)
  return [
    ...(says('pdfxid:GTS_PDFXVersion') === 'PDF/X-4' && isKnown ? [] : [whole('metadata')]),
    ...(agrees(objects, says) ? [] : [whole('info-agrees')]),
    ...(isTrappedSaid(objects, says('pdf:Trapped')) ? [] : [whole('trapped')]),
  ]
}

/** Programs look for the packet without unpacking anything. */
function packetOf({ root, stream }: PdfObjects): string | null {
  const packet = stream(root.get(PDFName.of('Metadata')))
  if (!packet || packet.dict.has(PDFName.of('Filter'))) return null
  return new TextDecoder().decode(packet instanceof PDFRawStream ? packet.contents : packet.getContents())
}

/** As an element or as an attribute; of a list of languages the first. */
function valueIn(xml: string, property: string): string | null {
  const name = property.replace(':', '\\:')
  const element = new RegExp(`<${name}>\\s*(?:<[^>]+>\\s*)*([^<]*)<`).exec(xml)?.[1]
  const attribute = new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1]
  const value = (element ?? attribute)?.trim()
  return value ? unescaped(value) : null
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

function agrees({ info, text }: PdfObjects, says: (property: string) => string | null): boolean {
  const said = (key: string) => text(info?.get(PDFName.of(key))) ?? null
  const sameTime = (key: string, property: string) => {
    const [old, packet] = [said(key), says(property)]
    return old !== null && packet !== null && instantOfPdf(old) === Date.parse(packet)
  }
  const title = said('Title')
  return (
    title !== null &&
    title.trim() === says('dc:title') &&
    sameTime('CreationDate', 'xmp:CreateDate') &&
    sameTime('ModDate', 'xmp:ModifyDate')
  )
}

/** Unknown is no answer: the press would not know whether to trap. */
function isTrappedSaid({ info, name }: PdfObjects, packet: string | null): boolean {
  const said = name(info?.get(PDFName.of('Trapped')))
  return (said === 'True' || said === 'False') && said === packet
}
