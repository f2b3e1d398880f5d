import { PDFName, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import { pagesOf, type FixFile } from '../open-for-fix.ts'
import { ACTIVE } from '#/pdf/facts/document-facts.ts'

const MAX_FIELDS = 100_000
/** Notes that carry a file or play something. */
const CARRIERS = ['FileAttachment', 'Screen', 'RichMedia', 'Movie', 'Sound', '3D']

const remove = (dict: PDFDict | undefined, ...keys: readonly string[]) => {
  for (const key of keys) dict?.delete(PDFName.of(key))
}

/** Takes out everything that runs when the file is opened or touched, and files within the file. Links stay. */
export function stripActive(file: FixFile): void {
  const { objects } = file
  const { root } = objects
  remove(root, 'AA', 'AF', 'Collection')
  remove(objects.dict(root.get(PDFName.of('Names'))), 'JavaScript', 'EmbeddedFiles')
  if (isActive(file, root.get(PDFName.of('OpenAction')))) remove(root, 'OpenAction')
  const form = objects.dict(root.get(PDFName.of('AcroForm')))
  remove(form, 'XFA')
  stripFields(file, form)
  for (const { dict } of pagesOf(file)) {
    remove(dict, 'AA', 'AF')
    const annotations = objects.array(dict.get(PDFName.of('Annots')))
    if (!annotations) continue
    const kept = annotations.filter((value) => !CARRIERS.includes(subtype(file, value)))
    for (const value of kept) stripActions(file, objects.dict(value))
    const list = objects.context.obj([])
    for (const value of kept) list.push(value)
    dict.set(PDFName.of('Annots'), list)
  }
}

const subtype = ({ objects }: FixFile, value: PDFObject) =>
  objects.name(objects.dict(value)?.get(PDFName.of('Subtype'))) ?? ''

function stripFields(file: FixFile, form: PDFDict | undefined): void {
  const { objects } = file
  const seen = new Set<PDFDict>()
  const waiting = [...(objects.array(form?.get(PDFName.of('Fields'))) ?? [])]
  for (let value = waiting.pop(); value && seen.size < MAX_FIELDS; value = waiting.pop()) {
    const field = objects.dict(value)
    if (!field || seen.has(field)) continue
    seen.add(field)
    stripActions(file, field)
    waiting.push(...(objects.array(field.get(PDFName.of('Kids'))) ?? []))
  }
}

function stripActions(file: FixFile, dict: PDFDict | undefined): void {
  remove(dict, 'AA', 'AF')
  if (isActive(file, dict?.get(PDFName.of('A')))) remove(dict, 'A')
}

/** An action may lead to a next one; the whole chain goes when any link of it runs something. */
function isActive({ objects }: FixFile, action: PDFObject | undefined): boolean {
  const seen = new Set<PDFDict>()
  const waiting = [action]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    const dict = objects.dict(value)
    if (dict && seen.has(dict)) continue
    if (dict) seen.add(dict)
    if (ACTIVE.includes(objects.name(dict?.get(PDFName.of('S'))) ?? '')) return true
    const next = dict?.get(PDFName.of('Next'))
    waiting.push(...(objects.array(next) ?? (next ? [next] : [])))
  }
  return false
}
