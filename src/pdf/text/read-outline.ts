import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import { type Pdfium, withMemory } from '#/pdf/engine/pdfium.ts'
import type { OutlineEntry } from './text-page.ts'

const MOST_ENTRIES = 5_000
const DEEPEST = 6
const BUFFER = 2_048

/** The document's outline in reading order. One that leads in circles ends at the limit of entries. */
export function readOutline({ engine, handle }: OpenDocument): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = []
  const seen = new Set<number>()
  const visit = (parent: number, level: number): void => {
    let bookmark = engine.FPDFBookmark_GetFirstChild(handle, parent)
    while (bookmark && !seen.has(bookmark) && seen.size < MOST_ENTRIES) {
      seen.add(bookmark)
      const entry = entryOf(engine, handle, bookmark, level)
      if (entry) entries.push(entry)
      if (level < DEEPEST) visit(bookmark, level + 1)
      bookmark = engine.FPDFBookmark_GetNextSibling(handle, bookmark)
    }
  }
  visit(0, 1)
  return entries
}

function entryOf(engine: Pdfium, document: number, bookmark: number, level: number): OutlineEntry | null {
  const title = withMemory(engine, BUFFER, (at) => {
    const bytes = Math.min(BUFFER, engine.FPDFBookmark_GetTitle(bookmark, at, BUFFER))
    return new TextDecoder('utf-16le').decode(engine.pdfium.HEAPU8.slice(at, at + Math.max(0, bytes - 2)))
  }).trim()
  const destination = engine.FPDFBookmark_GetDest(document, bookmark)
  const page = destination ? engine.FPDFDest_GetDestPageIndex(document, destination) : -1
  return title && page >= 0 ? { level, title, page: page + 1 } : null
}
