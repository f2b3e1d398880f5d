import { PDFDict, PDFName, PDFRawStream, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import { chosenPages, type FixFile } from '../open-for-fix.ts'

const MAX_DEPTH = 12

/**
 * Switches overprint off on pages, so that they print as they look. The settings may be shared with pages that are right: pages,
 * and the forms they draw, get copies of their own.
 */
export function overprintOff(file: FixFile, pages: readonly number[]): void {
  for (const { node } of chosenPages(file, pages)) {
    const own = withoutOverprint(file, node.inherited.get('Resources'), new Map(), 0)
    if (own) node.dict.set(PDFName.of('Resources'), own)
  }
}

type Copies = Map<PDFObject, PDFRef>

function withoutOverprint(
  file: FixFile,
  value: PDFObject | undefined,
  copies: Copies,
  depth: number,
): PDFDict | undefined {
  const { objects } = file
  const resources = objects.dict(value)
  if (!resources || depth > MAX_DEPTH) return undefined
  const copy = copyOf(file, resources)
  const states = objects.dict(resources.get(PDFName.of('ExtGState')))
  if (states)
    copy.set(
      PDFName.of('ExtGState'),
      eachCopied(file, states, (state) => stateOff(file, state)),
    )
  const drawn = objects.dict(resources.get(PDFName.of('XObject')))
  if (drawn)
    copy.set(
      PDFName.of('XObject'),
      eachCopied(file, drawn, (form) => formOff(file, form, copies, depth)),
    )
  return copy
}

function stateOff(file: FixFile, value: PDFObject): PDFObject {
  const state = file.objects.dict(value)
  if (!state) return value
  const copy = copyOf(file, state)
  for (const key of ['OP', 'op']) copy.set(PDFName.of(key), file.objects.context.obj(false))
  return copy
}

/** Pictures stay as they are. A form that draws itself is copied once. */
function formOff(file: FixFile, value: PDFObject, copies: Copies, depth: number): PDFObject {
  const { objects } = file
  const form = objects.stream(value)
  const isForm = objects.name(form?.dict.get(PDFName.of('Subtype'))) === 'Form'
  if (!isForm || !(form instanceof PDFRawStream)) return value
  const there = copies.get(form)
  if (there) return there
  const ref = objects.context.nextRef()
  copies.set(form, ref)
  const dict = copyOf(file, form.dict)
  const own = withoutOverprint(file, dict.get(PDFName.of('Resources')), copies, depth + 1)
  if (own) dict.set(PDFName.of('Resources'), own)
  objects.context.assign(ref, PDFRawStream.of(dict, form.contents))
  return ref
}

function copyOf({ objects: { context } }: FixFile, from: PDFDict): PDFDict {
  const copy = PDFDict.withContext(context)
  for (const [key, value] of from.entries()) copy.set(key, value)
  return copy
}

function eachCopied(file: FixFile, from: PDFDict, change: (value: PDFObject) => PDFObject): PDFDict {
  const copy = PDFDict.withContext(file.objects.context)
  for (const [key, value] of from.entries()) copy.set(key, change(value))
  return copy
}
