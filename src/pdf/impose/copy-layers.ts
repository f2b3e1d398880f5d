import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObjectCopier } from '@cantoo/pdf-lib'

const name = (key: string) => PDFName.of(key)
/** Lists of the default configuration that say which layers are shown. */
const STATES = ['ON', 'OFF', 'Order', 'Locked'] as const

/** The layers of a file beside those that other files brought before: each stays shown or hidden as it was. */
export function copyLayers(source: PDFDocument, target: PDFDocument, copier: PDFObjectCopier): void {
  const theirs = source.catalog.lookupMaybe(name('OCProperties'), PDFDict)
  if (!theirs) return
  const copied = copier.copy(theirs)
  const ours = target.catalog.lookupMaybe(name('OCProperties'), PDFDict)
  if (!ours) {
    target.catalog.set(name('OCProperties'), copied)
    return
  }
  append(ours, copied, 'OCGs')
  const [shown, added] = [ours, copied].map((layers) => layers.lookupMaybe(name('D'), PDFDict))
  if (shown && added) for (const state of STATES) append(shown, added, state)
}

function append(to: PDFDict, from: PDFDict, key: string): void {
  const added = from.lookupMaybe(name(key), PDFArray)
  if (!added) return
  const known = to.lookupMaybe(name(key), PDFArray)
  if (!known) {
    to.set(name(key), added)
    return
  }
  for (const entry of added.asArray()) known.push(entry)
}
