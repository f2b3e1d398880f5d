import type { FileSizes } from '#/domain/catalog/closest-spec.ts'
import { usualSize } from '#/domain/preflight/agreement/usual-size.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'

/** What the closest spec is looked for by: the size most pages have, their number, and how many are in colour. */
export function fileSizes(inner: PdfFacts, cover: PdfFacts | null): FileSizes | null {
  const trim = usualSize(inner)
  if (inner.problem || !trim) return null
  const coverSize = cover && !cover.problem ? usualSize(cover) : null
  return {
    pages: inner.pageCount,
    trim,
    colourPages: inner.pages.filter((page) => page.colour === 'colour').length,
    ...(coverSize ? { coverSize } : {}),
  }
}
