import { DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import { readAll, type ByteSource } from '#/pdf/engine/byte-source.ts'
import { normalise } from '#/pdf/engine/normalise.ts'
import { openDocument, type OpenDocument } from '#/pdf/engine/open-document.ts'
import { parseObjects, type PdfObjects } from '#/pdf/objects/objects.ts'
import { skeletonOf } from '#/pdf/objects/skeleton.ts'
import { pageTree, type PageNode } from '#/pdf/objects/page-tree.ts'

/** Structure beyond this is not loaded: it takes about twice its size in memory. */
const MAX_PARSED_BYTES = 80 * 2 ** 20
/** Larger files are read without the data of their pictures. */
const WHOLE_BELOW = 32 * 2 ** 20
/** Rewriting takes about eight times the file's size. */
const MAX_NORMALISED_BYTES = 32 * 2 ** 20

export interface LoadedObjects {
  readonly objects: PdfObjects
  readonly pages: readonly PageNode[]
}

/** Objects of a sound file, a large one without the data of its pictures; nothing when its structure alone is too much. */
export async function loadSound(source: ByteSource, document: OpenDocument): Promise<LoadedObjects | undefined> {
  const bytes = source.size < WHOLE_BELOW ? readAll(source) : skeletonOf(source, MAX_PARSED_BYTES)
  return bytes && parsedLike(document, bytes)
}

/**
 * The file's objects with as many pages as PDFium counts. A locked or broken file is rewritten by PDFium first; nothing is
 * answered when even that does not help, or the file is too large.
 */
export async function loadObjects(source: ByteSource, document: OpenDocument): Promise<LoadedObjects | undefined> {
  if (!document.encrypted && document.validStructure) {
    const asIs = await loadSound(source, document)
    if (asIs) return asIs
  }
  return source.size <= MAX_NORMALISED_BYTES ? parsedLike(document, rewritten(source, document.engine)) : undefined
}

/** Removing the encryption changes the open document, so another one is opened for it. */
function rewritten(source: ByteSource, engine: OpenDocument['engine']): Uint8Array {
  const copy = openDocument(engine, source)
  try {
    return normalise(copy)
  } finally {
    copy.close()
  }
}

/** Nothing unless the bytes can be parsed and have the document's number of pages. */
export async function parsedLike(document: OpenDocument, bytes: Uint8Array): Promise<LoadedObjects | undefined> {
  try {
    const objects = await parseObjects(bytes)
    const pages = pageTree(objects, Math.min(document.pageCount, DEFAULT_LIMITS.pages))
    return pages.length === document.pageCount ? { objects, pages } : undefined
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw error
    return undefined
  }
}
