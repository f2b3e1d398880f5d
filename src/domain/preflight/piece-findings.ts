import type { Mm } from '#/domain/print/units.ts'
import type { Finding } from './finding.ts'
import { pageWords } from './finding-messages.ts'
import type { PageFacts } from './pdf-facts.ts'
import type { PlacedPiece } from './piece-places.ts'
import { finding } from './rule.ts'

type Measured = PlacedPiece & { readonly distance: Mm }
type Words = (where: string, least: Mm) => Pick<Finding, 'title' | 'detail'>

/** Of several places on several pages: the one that is worst on each page, the pages in their order. */
export function worstOfPages<T extends { readonly page: PageFacts; readonly distance: Mm }>(
  places: readonly T[],
): readonly T[] {
  const worst = new Map<number, T>()
  for (const place of places) {
    const known = worst.get(place.page.number)
    if (!known || place.distance < known.distance) worst.set(place.page.number, place)
  }
  return [...worst.values()].toSorted((a, b) => a.page.number - b.page.number)
}

/** The worst place of each page as one finding, which marks the first of them; nothing where there is none. */
export function warnOf(ruleId: string, places: readonly Measured[], words: Words): readonly Finding[] {
  return saidOf(ruleId, 'warn', places, words)
}

/** The same as gravely as it is said: what is never meant stops the job until somebody has taken it upon himself. */
export function saidOf(
  ruleId: string,
  severity: Finding['severity'],
  places: readonly Measured[],
  words: Words,
): readonly Finding[] {
  const [first] = places
  if (!first) return []
  const pages = places.map(({ page }) => page.number)
  const least = Math.min(...places.map(({ distance }) => distance))
  return [finding(ruleId, { severity, pages, box: first.box, ...words(pageWords(pages), least) })]
}
