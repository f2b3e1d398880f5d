import type { SizeMm } from '#/domain/print/units.ts'
import type { PdfFacts } from '../pdf-facts.ts'

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
