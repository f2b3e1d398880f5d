import type { FileSizes } from '#/domain/catalog/closest-spec.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { SizeMm } from '#/domain/print/units.ts'

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

/** The commonest page size; the first one where two are equally common. */
export function usualSize({ pages }: PdfFacts): SizeMm | null {
  const counts = new Map<string, { size: SizeMm; count: number }>()
  for (const { size } of pages) {
    const key = `${Math.round(size.width)}x${Math.round(size.height)}`
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { size, count: 1 })
  }
  let best: { size: SizeMm; count: number } | null = null
  for (const candidate of counts.values()) if (!best || candidate.count > best.count) best = candidate
  return best?.size ?? null
}
