import { PDFName, PDFString, type PDFDict } from '@cantoo/pdf-lib'
import type { PressCondition } from '#/domain/preflight/press-condition.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

/** Writes the output intent of a file: the press and paper its inks are meant for, with their profile. Those it had go. */
export function namePress({ context, root }: PdfObjects, condition: PressCondition, profile: Uint8Array): void {
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX' })
  const say = (key: string, text: string) => intent.set(PDFName.of(key), PDFString.of(text))
  say('OutputConditionIdentifier', condition.registered)
  say('OutputCondition', `Jikji ${condition.id}`)
  say('RegistryName', 'http://www.color.org')
  say('Info', `Jikji ${condition.id}, ${condition.registered}`)
  const stream = context.flateStream(profile, { N: 4, Alternate: 'DeviceCMYK' })
  intent.set(PDFName.of('DestOutputProfile'), context.register(stream))
  setIntent(root, intent)
}

/** Makes an intent the only one of its file. */
export function setIntent(root: PDFDict, intent: PDFDict): void {
  const { context } = root
  const intents = context.obj([])
  intents.push(context.register(intent))
  root.set(PDFName.of('OutputIntents'), intents)
}
