import type { PdfxBreach } from '#/domain/press/pdfx-clauses.data.ts'
import { DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import type { Inflate } from '#/pdf/objects/decode-stream.ts'
import { parseObjects, type PdfObjects } from '#/pdf/objects/objects.ts'
import { pageTree } from '#/pdf/objects/page-tree.ts'
import { contentBreaches } from './content-clauses.ts'
import { fileBreaches } from './file-clauses.ts'
import { intentBreaches } from './intent-clauses.ts'
import { metadataBreaches } from './metadata-clauses.ts'
import { objectBreaches } from './object-clauses.ts'
import { pageBreaches } from './page-clauses.ts'

/**
 * Where a file is not what PDF/X-4 asks, clause by clause; nothing when it may carry the name. It believes nothing of who wrote the
 * file: it reads the bytes anew.
 */
export async function checkPdfx4(
  bytes: Uint8Array,
  means: { readonly inflate: Inflate; readonly now?: (() => number) | undefined },
): Promise<readonly PdfxBreach[]> {
  let objects: PdfObjects
  try {
    objects = await parseObjects(bytes)
  } catch {
    return [{ clause: 'content', pages: [] }]
  }
  // What is locked cannot be read by anybody else either.
  if (objects.context.trailerInfo.Encrypt) return [{ clause: 'encryption', pages: [] }]
  const pages = pageTree(objects, DEFAULT_LIMITS.pages)
  return [
    ...fileBreaches(bytes, objects),
    ...metadataBreaches(objects),
    ...intentBreaches(objects),
    ...pageBreaches(objects, pages),
    ...objectBreaches(objects),
    ...contentBreaches(objects, pages, means),
  ]
}
