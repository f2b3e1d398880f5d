import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Fix } from '#/domain/preflight/fixes/fix.ts'
import { readAll, type ByteSource } from '#/pdf/engine/byte-source.ts'
import { normalise } from '#/pdf/engine/normalise.ts'
import { openDocument, type OpenDocument } from '#/pdf/engine/open-document.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { BudgetSpent } from '#/pdf/content/budget.ts'
import { StreamTooLarge, type Inflate } from '#/pdf/objects/decode-stream.ts'
import { flattenAnnotations, removeAnnotations } from './fixers/annotations.ts'
import { blankPages } from './fixers/blank-pages.ts'
import { bleedMirror } from './fixers/bleed-mirror.ts'
import { blackOverprint } from './fixers/black-overprint.ts'
import { overprintOff } from './fixers/overprint-off.ts'
import { toInks, type InkTools } from './fixers/to-inks.ts'
import { pageBoxes } from './fixers/page-boxes.ts'
import { bleedScale, scaleToSize } from './fixers/scale.ts'
import { stripActive } from './fixers/strip-active.ts'
import { stripLayers } from './fixers/strip-layers.ts'
import { turnPages } from './fixers/turn-pages.ts'
import { outlineLetters } from './letters/outline-letters.ts'
import { FixRefused } from './fix-refused.ts'
import { openForFix, pagesOf, saveFixed, type FixFile } from './open-for-fix.ts'

/** The whole file is in memory, about three times over. */
const MAX_BYTES = 192 * 2 ** 20
/** Rewriting by PDFium takes about eight times the file's size. */
const MAX_REWRITTEN_BYTES = 64 * 2 ** 20

export interface FixOrder {
  /** In the order of doing them. */
  readonly fixes: readonly Fix[]
  readonly expectation: FileExpectation
}

export interface FixTools {
  readonly engine: Pdfium
  readonly inflate: Inflate
  readonly inks: InkTools
  readonly now?: () => number
}

/** The fixed file; the original is not touched. Throws `FixRefused`, and what the engine throws when it aborts. */
export async function fixPdf(source: ByteSource, tools: FixTools, order: FixOrder): Promise<Uint8Array> {
  if (source.size > MAX_BYTES) throw new FixRefused('too-large')
  const document = openDocument(tools.engine, source)
  const { pageCount } = document
  let bytes: Uint8Array
  try {
    bytes = plainBytes(source, document, order.fixes)
  } finally {
    document.close()
  }
  const file = await openForFix(bytes, {
    inflate: tools.inflate,
    expectation: order.expectation,
    now: tools.now,
  }).catch(refuse)
  if (pagesOf(file).length !== pageCount) throw new FixRefused('unreadable')
  try {
    // oxlint-disable-next-line no-await-in-loop -- each begins with what the one before left
    for (const fix of order.fixes) await carryOut(file, fix, tools)
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof StreamTooLarge) throw new FixRefused('too-large')
    throw error
  }
  return saveFixed(file)
}

const refuse = (): never => {
  throw new FixRefused('unreadable')
}

/** Not locked, not broken, and with the notes drawn in when that is wanted. */
function plainBytes(source: ByteSource, document: OpenDocument, fixes: readonly Fix[]): Uint8Array {
  const flatten = fixes.find((fix) => fix.id === 'flatten-annotations')
  const rewrite = flatten !== undefined || document.encrypted || !document.validStructure
  if (rewrite && source.size > MAX_REWRITTEN_BYTES) throw new FixRefused('too-large')
  if (flatten) return flattenAnnotations(document, flatten.pages)
  return rewrite ? normalise(document) : readAll(source)
}

function carryOut(file: FixFile, fix: Fix, { engine, inks }: FixTools): void | Promise<void> {
  switch (fix.id) {
    case 'flatten-annotations':
      removeAnnotations(file)
      return outlineLetters(file, engine)
    case 'remove-annotations':
      return removeAnnotations(file)
    case 'strip-active':
      return stripActive(file)
    case 'strip-layers':
      return stripLayers(file)
    case 'overprint-off':
      return overprintOff(file, fix.pages)
    case 'screen-to-inks':
      return toInks(file, { screen: true, spots: false }, inks)
    case 'spots-to-inks':
      return toInks(file, { screen: false, spots: true }, inks)
    case 'black-overprint':
      return blackOverprint(file, fix.pages)
    case 'turn-pages':
      return turnPages(file, fix.pages)
    case 'page-boxes':
      return pageBoxes(file, fix.pages)
    case 'scale-to-size':
      return scaleToSize(file, fix.pages)
    case 'bleed-scale':
      return bleedScale(file, fix.pages)
    case 'bleed-mirror':
      return bleedMirror(file, fix)
    case 'blank-pages':
      return blankPages(file, fix.count)
  }
}
