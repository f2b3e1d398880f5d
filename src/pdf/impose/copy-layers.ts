import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObjectCopier } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

const name = (key: string) => PDFName.of(key)
/** Lists of the default configuration that say which layers are shown, and which of them print. */
const STATES = ['ON', 'OFF', 'AS', 'Order', 'Locked'] as const

/** The layers of a file beside those that other files brought before: each stays shown or hidden, printed or not, as it was. */
export function copyLayers(source: PdfObjects, target: PDFDocument, copier: PDFObjectCopier): void {
  const theirs = source.resolve(source.root.get(name('OCProperties')))
  if (!(theirs instanceof PDFDict)) return
  const layers = copier.copy(theirs)
  spellOut(layers)
  const ours = target.catalog.lookupMaybe(name('OCProperties'), PDFDict)
  if (!ours) {
    target.catalog.set(name('OCProperties'), layers)
    return
  }
  append(ours, layers, 'OCGs')
  const [shown, added] = [ours, layers].map((one) => one.lookupMaybe(name('D'), PDFDict))
  if (shown && added) for (const state of STATES) append(shown, added, state)
}

/** All that begin off by name, so that it holds beside files whose layers begin on. */
function spellOut(layers: PDFDict): void {
  const config = layers.lookupMaybe(name('D'), PDFDict)
  if (!config || config.lookup(name('BaseState')) !== name('OFF')) return
  const on = new Set(config.lookupMaybe(name('ON'), PDFArray)?.asArray().map(String))
  const all = layers.lookupMaybe(name('OCGs'), PDFArray)?.asArray() ?? []
  const off = all.filter((one) => !on.has(String(one)))
  config.set(name('OFF'), layers.context.obj(off))
  config.delete(name('BaseState'))
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
