import { PAPER_USES } from './paper-uses.ts'
import { catalogueOf, papersWith } from './paper-catalogue.ts'
import type { Paper } from './paper.ts'

/** What a kit may have in it: every paper that is sold on some list now and is not closed for the moment, in the order of the catalogue. */
export function samplePapers(
  tariff: Parameters<typeof catalogueOf>[0],
  closed: Readonly<Record<string, string>>,
): readonly Paper[] {
  const catalogue = catalogueOf(tariff)
  const listed = new Set(PAPER_USES.flatMap((use) => catalogue.lists[use]))
  return papersWith(catalogue).filter(({ id }) => listed.has(id) && !Object.hasOwn(closed, id))
}
