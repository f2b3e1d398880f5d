import { PDFDict, PDFName, PDFRawStream, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import type { FixFile } from './open-for-fix.ts'

const MAX_DEPTH = 12

/** What becomes of resources on the way down; whatever is given back takes the place of the original. */
export interface ResourceChange {
  /** The settings of one content stream; `null` stands for the page's own. */
  states?(states: PDFDict | undefined, form: PDFRawStream | null): PDFDict | undefined
  /** The packed or plain content of a form; without it the form keeps its own. */
  content?(form: PDFRawStream): Uint8Array | undefined
}

/** Forms that were copied, so that one that is drawn often is copied once. */
export type Copies = Map<PDFObject, PDFRef>

/**
 * Resources as a copy in which the settings, and those of all forms drawn, are changed. They may be shared with pages that
 * are right, so nothing is changed in place.
 */
export function ownResources(
  file: FixFile,
  value: PDFObject | undefined,
  change: ResourceChange,
  copies: Copies,
  form: PDFRawStream | null = null,
  depth = 0,
): PDFDict | undefined {
  const { objects } = file
  const resources = objects.dict(value)
  if (!resources || depth > MAX_DEPTH) return undefined
  const copy = copyOf(file, resources)
  const states = change.states?.(objects.dict(resources.get(PDFName.of('ExtGState'))), form)
  if (states) copy.set(PDFName.of('ExtGState'), states)
  const drawn = objects.dict(resources.get(PDFName.of('XObject')))
  if (!drawn) return copy
  const own = eachCopied(file, drawn, (one) => ownForm(file, one, change, copies, depth))
  copy.set(PDFName.of('XObject'), own)
  return copy
}

/** Pictures stay as they are. A form that draws itself is copied once. */
function ownForm(file: FixFile, value: PDFObject, change: ResourceChange, copies: Copies, depth: number): PDFObject {
  const { objects } = file
  const form = objects.stream(value)
  const isForm = objects.name(form?.dict.get(PDFName.of('Subtype'))) === 'Form'
  if (!isForm || !(form instanceof PDFRawStream)) return value
  const there = copies.get(form)
  if (there) return there
  const ref = objects.context.nextRef()
  copies.set(form, ref)
  const dict = copyOf(file, form.dict)
  const own = ownResources(file, dict.get(PDFName.of('Resources')), change, copies, form, depth + 1)
  if (own) dict.set(PDFName.of('Resources'), own)
  const content = change.content?.(form)
  objects.context.assign(ref, content ? repacked(file, dict, content) : PDFRawStream.of(dict, form.contents))
  return ref
}

/** A stream of this dictionary, which is told how the new content is packed. */
export function repacked({ objects }: FixFile, dict: PDFDict, content: Uint8Array): PDFRawStream {
  const packed = objects.context.flateStream(content)
  dict.delete(PDFName.of('DecodeParms'))
  for (const [key, value] of packed.dict.entries()) dict.set(key, value)
  return PDFRawStream.of(dict, packed.contents)
}

export function copyOf({ objects: { context } }: FixFile, from: PDFDict): PDFDict {
  const copy = PDFDict.withContext(context)
  for (const [key, value] of from.entries()) copy.set(key, value)
  return copy
}

export function eachCopied(file: FixFile, from: PDFDict, change: (value: PDFObject) => PDFObject): PDFDict {
  const copy = PDFDict.withContext(file.objects.context)
  for (const [key, value] of from.entries()) copy.set(key, change(value))
  return copy
}
