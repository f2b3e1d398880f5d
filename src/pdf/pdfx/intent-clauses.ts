import { PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib'
import type { PdfxBreach, PdfxClause } from '#/domain/press/pdfx-clauses.data.ts'
import { IccBytes } from '#/pdf/colour/icc-bytes.ts'
import { decodeChain } from '#/pdf/objects/decode-stream.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

const MOST_PROFILE = 16 * 2 ** 20
const MOST_ICC_VERSION = 4
const COMPONENTS: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 }

const whole = (clause: PdfxClause): PdfxBreach => ({ clause, pages: [] })

/** One condition of printing, named, with the profile of a press inside the file. */
export function intentBreaches(objects: PdfObjects): readonly PdfxBreach[] {
  const intents = pressIntents(objects)
  const [intent] = intents
  if (!intent || intents.length > 1 || !isNamed(objects, intent)) return [whole('output-intent')]
  return outputSpace(objects) === null ? [whole('output-profile')] : []
}

const pressIntents = ({ array, at, dict, name, root }: PdfObjects): readonly PDFDict[] =>
  (array(at(root, 'OutputIntents')) ?? [])
    .map(dict)
    .filter((intent) => intent !== undefined)
    .filter((intent) => name(intent.get(PDFName.of('S'))) === 'GTS_PDFX')

function isNamed({ text }: PdfObjects, intent: PDFDict): boolean {
  const says = (key: string) => (text(intent.get(PDFName.of(key))) ?? '').trim() !== ''
  return says('OutputConditionIdentifier') && (says('RegistryName') || says('Info'))
}

/** What the one output intent's profile speaks; null when it is not that of a press, is broken, or lies elsewhere. */
export function outputSpace(objects: PdfObjects): 'gray' | 'rgb' | 'cmyk' | null {
  const [intent] = pressIntents(objects)
  if (!intent || intent.has(PDFName.of('DestOutputProfileRef'))) return null
  const profile = objects.stream(intent.get(PDFName.of('DestOutputProfile')))
  if (!(profile instanceof PDFRawStream)) return null
  try {
    const icc = new IccBytes(decodeChain(profile, MOST_PROFILE))
    const space = icc.text(16, 4)
    const components = objects.number(profile.dict.get(PDFName.of('N')))
    const isPress = icc.text(36, 4) === 'acsp' && icc.text(12, 4) === 'prtr' && icc.u8(8) <= MOST_ICC_VERSION
    if (!isPress || icc.u32(0) > icc.length || COMPONENTS[space] !== components) return null
    if (space === 'CMYK') return 'cmyk'
    return space === 'GRAY' ? 'gray' : 'rgb'
  } catch {
    return null
  }
}
