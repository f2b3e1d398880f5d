import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { pagesInBlack } from './black-alone.ts'
import { readForPlates } from './foreign-inks.ts'

/** Whether plates show the file for `part` as it came, as far as it was read: nothing on it is in other inks than are ordered there. */
export function isInItsInks(spec: JobSpec, part: string, facts: PdfFacts): boolean {
  const { mono, foreign } = readForPlates(facts)
  if (!foreign || foreign.pages.length > 0) return false
  const black = new Set(pagesInBlack(spec, part, { count: facts.pages.length, mono }))
  if (foreign.profiles && black.size < facts.pages.length) return false
  return !facts.pages.some(({ number, colour }) => colour === 'colour' && black.has(number))
}
