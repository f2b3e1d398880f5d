import { PDFHeader, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { PressCondition } from '#/domain/preflight/press-condition.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { outputSpace } from './intent-clauses.ts'
import { pdfDate } from './pdf-dates.ts'
import { namePress, setIntent } from './press-intent.ts'
import { xmpPacket } from './xmp-packet.ts'

/** What a file says of itself. */
export interface PdfxHead {
  readonly title: string
  readonly madeAt: Date
  /** 32 hex digits, of what the file is made of. */
  readonly id: string
  readonly condition: PressCondition
  /** Of that condition. */
  readonly profile: Uint8Array
}

/**
 * Writes into a file's objects that it is PDF/X-4 and for which press: header, identifier, description in both of its forms, output
 * intent. Whether it is true is for `checkPdfx4` to say. A press that the file names itself stays named: its inks were mixed for it.
 */
export function sayPdfx4(objects: PdfObjects, head: PdfxHead): void {
  const { context, root } = objects
  context.header = PDFHeader.forVersion(1, 6)
  root.delete(PDFName.of('Version'))
  const id = PDFHexString.of(head.id)
  context.trailerInfo.ID = context.obj([id, id])
  describe(objects, head)
  const packet = context.stream(xmpPacket(head), { Type: 'Metadata', Subtype: 'XML' })
  root.set(PDFName.of('Metadata'), context.register(packet))
  if (outputSpace(objects) !== 'cmyk') namePress(objects, head.condition, head.profile)
  else keepOneIntent(objects)
}

function describe(objects: PdfObjects, { title, madeAt }: PdfxHead): void {
  const { context } = objects
  const info = objects.info ?? context.obj({})
  if (!objects.info) context.trailerInfo.Info = context.register(info)
  // What an older claim said of the file would contradict it now.
  for (const key of ['GTS_PDFXVersion', 'GTS_PDFXConformance', 'Author', 'Subject', 'Keywords', 'Creator'])
    info.delete(PDFName.of(key))
  info.set(PDFName.of('Title'), PDFHexString.fromText(title))
  info.set(PDFName.of('Producer'), PDFString.of('Jikji'))
  for (const key of ['CreationDate', 'ModDate']) info.set(PDFName.of(key), PDFString.of(pdfDate(madeAt)))
  info.set(PDFName.of('Trapped'), PDFName.of('False'))
}

/** Beside that of the press others may stand, for archives and screens, which a press must not take for its own. */
function keepOneIntent({ array, at, dict, name, root }: PdfObjects): void {
  const all = array(at(root, 'OutputIntents')) ?? []
  const press = all.map(dict).find((intent) => name(intent?.get(PDFName.of('S'))) === 'GTS_PDFX')
  if (!press) return
  if (!press.has(PDFName.of('Info'))) press.set(PDFName.of('Info'), PDFString.of('given by the file'))
  setIntent(root, press)
}
