import type { FileProblem } from '#/domain/preflight/pdf-facts.ts'
import { DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import { bytesSource, looksLikePdf, readAll, type ByteSource } from '#/pdf/engine/byte-source.ts'
import { normalise, pagesAlone } from '#/pdf/engine/normalise.ts'
import { OpenError, openDocument, type OpenDocument } from '#/pdf/engine/open-document.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { loadSound, parsedLike } from '#/pdf/facts/load-objects.ts'
import { saveFixed } from '#/pdf/fix/open-for-fix.ts'
import { canBeImposed } from './dry-run.ts'
import { isPlain, makePlain } from './plain-pages.ts'

/** The whole file is in memory, about three times over. */
const MAX_PARSED = 192 * 2 ** 20
/** Rewriting by PDFium takes about eight times the file's size. */
const MAX_REPAIRED = 64 * 2 ** 20

/**
 * - `same`: the file is its own canonical copy.
 * - `written`: what is read, drawn, approved and printed in its place.
 * - `refused`: nothing can be made that could be put on a press sheet.
 */
export type Canonical =
  | { readonly kind: 'same' }
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly problem: FileProblem }

/**
 * The one form of a file in which every reader sees the same: not locked, with a sound table of objects, each page with all that
 * it needs of its own, and tried on a press sheet. Throws what the engine throws when it aborts.
 */
export async function canonicalise(source: ByteSource, engine: Pdfium): Promise<Canonical> {
  if (!looksLikePdf(source)) return refused('not-pdf')
  let document: OpenDocument
  try {
    document = openDocument(engine, source)
  } catch (error) {
    if (error instanceof OpenError) return refused(error.problem)
    throw error
  }
  try {
    if (document.pageCount === 0) return refused('no-pages')
    if (document.pageCount > DEFAULT_LIMITS.pages) return refused('too-complex')
    if (await isCanonical(source, document)) return { kind: 'same' }
    return await rewritten(source, document)
  } finally {
    document.close()
  }
}

const refused = (problem: FileProblem): Canonical => ({ kind: 'refused', problem })

/** A file too large to be rewritten may leave to its page tree what well-made trees hand down. */
async function isCanonical(source: ByteSource, document: OpenDocument): Promise<boolean> {
  if (document.encrypted || !document.validStructure) return false
  const loaded = await loadSound(source, document)
  if (!loaded) return false
  return (source.size > MAX_PARSED || isPlain(loaded.objects, loaded.pages)) && canBeImposed(loaded)
}

/** Of the ways to write the file anew the one that changes least and comes out canonical. */
async function rewritten(source: ByteSource, document: OpenDocument): Promise<Canonical> {
  for (const bytesOf of waysOf(source, document)) {
    // oxlint-disable-next-line no-await-in-loop -- the next way is for when this one fails
    const bytes = await plainCopy(bytesOf(), document)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    if (bytes && (await holds(bytes, document))) return { kind: 'written', bytes }
  }
  return refused('unprintable')
}

function waysOf(source: ByteSource, document: OpenDocument): readonly (() => Uint8Array)[] {
  const sound = !document.encrypted && document.validStructure
  return [
    ...(sound && source.size <= MAX_PARSED ? [() => readAll(source)] : []),
    ...(source.size <= MAX_REPAIRED ? [() => ofAnother(source, document, normalise)] : []),
    ...(source.size <= MAX_REPAIRED ? [() => ofAnother(source, document, pagesAlone)] : []),
  ]
}

/** Taking the lock away changes the open document, so another one is opened for it. */
function ofAnother(source: ByteSource, { engine }: OpenDocument, make: (copy: OpenDocument) => Uint8Array): Uint8Array {
  const copy = openDocument(engine, source)
  try {
    return make(copy)
  } finally {
    copy.close()
  }
}

async function plainCopy(bytes: Uint8Array, document: OpenDocument): Promise<Uint8Array | undefined> {
  const loaded = await parsedLike(document, bytes)
  if (!loaded) return undefined
  makePlain(loaded.objects, loaded.pages)
  return saveFixed(loaded)
}

/** Read back as everybody will read it, it has the pages of the original. */
async function holds(bytes: Uint8Array, { engine, pageCount }: OpenDocument): Promise<boolean> {
  const source = bytesSource(bytes)
  let copy: OpenDocument
  try {
    copy = openDocument(engine, source)
  } catch (error) {
    if (error instanceof OpenError) return false
    throw error
  }
  try {
    return copy.pageCount === pageCount && (await isCanonical(source, copy))
  } finally {
    copy.close()
  }
}
