import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib'
import { FixRefused } from './fix-refused.ts'
import { chosenPages, pagesOf, type FixFile, type NumberedPage } from './open-for-fix.ts'

/** Of a page what is drawn with it. Its boxes and its place in the tree stay its own. */
const DRAWN = ['Contents', 'Annots', 'Group']
/** Leads up to what is around, names a layer that the catalogue knows, or leads down to what holds no colour and takes much room. */
const LEFT = new Set(
  'Parent P Popup Dest A OC Properties FontDescriptor ToUnicode DescendantFonts DestOutputProfile'.split(' '),
)

/**
 * The pages of these numbers with copies of all they draw, so that what is changed in them in place is not changed on the others. Data
 * of streams is not copied; what nobody uses any more is left out when the file is saved.
 */
export function ownPages(file: FixFile, numbers: readonly number[]): readonly NumberedPage[] {
  const { context } = file.objects
  const wanted = new Set(numbers)
  const others = new Set(pagesOf(file).flatMap(({ dict }, index) => (wanted.has(index + 1) ? [] : [dict])))
  const copies = new Map<PDFRef, PDFRef>()
  const waiting: { readonly from: PDFObject; readonly to: PDFRef }[] = []

  const copied = (value: PDFObject): PDFObject => {
    if (value instanceof PDFRef) {
      const there = copies.get(value)
      if (there) return there
      const from = context.lookup(value)
      if (!from || isProfile(from)) return value
      const to = context.nextRef()
      copies.set(value, to)
      waiting.push({ from, to })
      return to
    }
    if (value instanceof PDFArray) {
      const array = PDFArray.withContext(context)
      for (const one of value.asArray()) array.push(copied(one))
      return array
    }
    if (value instanceof PDFRawStream) return PDFRawStream.of(entries(value.dict), value.contents)
    return value instanceof PDFDict ? entries(value) : value
  }
  const entries = (from: PDFDict): PDFDict => {
    const dict = PDFDict.withContext(context)
    for (const [key, value] of from.entries()) dict.set(key, LEFT.has(key.decodeText()) ? value : copied(value))
    return dict
  }

  const pages = chosenPages(file, numbers)
  for (const { node } of pages) {
    const { dict, inherited } = node
    if (others.has(dict)) throw new FixRefused('unreadable')
    const resources = inherited.get('Resources')
    if (resources) dict.set(PDFName.of('Resources'), copied(resources))
    for (const key of DRAWN) {
      const value = dict.get(PDFName.of(key))
      if (value) dict.set(PDFName.of(key), copied(value))
    }
    // Deep structures are walked without a call for each object.
    for (let next = waiting.pop(); next; next = waiting.pop()) context.assign(next.to, copied(next.from))
  }
  return chosenPages(file, numbers)
}

/** Of a colour space, by which it is known again. */
const isProfile = (value: PDFObject): boolean =>
  value instanceof PDFRawStream && value.dict.has(PDFName.of('N')) && !value.dict.has(PDFName.of('Type'))
