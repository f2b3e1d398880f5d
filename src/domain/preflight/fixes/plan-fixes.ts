import { shortBleed } from '../bleed-edges.ts'
import type { FileExpectation } from '../file-expectation.ts'
import type { Finding } from '../finding.ts'
import type { PdfFacts } from '../pdf-facts.ts'
import { ALTERNATIVES, FIX_IDS, type Fix, type FixId } from './fix.ts'
import { bleedScaling } from './scaling.ts'

/**
 * What the shop can do about the findings, in the order of doing it: one fix for each fixer that a finding names, and beside
 * it what the customer may take instead.
 */
export function planFixes(findings: readonly Finding[], facts: PdfFacts, expectation: FileExpectation): readonly Fix[] {
  const named = new Map<FixId, Set<number>>()
  for (const { fixer, pages } of findings) {
    if (fixer === null) continue
    const known = named.get(fixer) ?? new Set()
    for (const page of pages) known.add(page)
    named.set(fixer, known)
  }
  const fixes = [...named].flatMap(([id, pages]) => {
    const numbers = [...pages].toSorted((a, b) => a - b)
    const instead = FIX_IDS.filter((other) => ALTERNATIVES[other] === id && mayStandIn(other, expectation))
    return [id, ...instead].flatMap((one) => makeFix(one, numbers, facts, expectation) ?? [])
  })
  return fixes.toSorted((a, b) => FIX_IDS.indexOf(a.id) - FIX_IDS.indexOf(b.id))
}

const mayStandIn = (id: FixId, expectation: FileExpectation) =>
  id !== 'bleed-scale' || bleedScaling(expectation) !== null

function makeFix(id: FixId, pages: readonly number[], facts: PdfFacts, expectation: FileExpectation): Fix | undefined {
  if (id === 'blank-pages') {
    const count = Math.max(...expectation.pageCounts) - facts.pageCount
    return count > 0 ? { id, pages: [facts.pageCount], count } : undefined
  }
  if (id !== 'bleed-mirror') return { id, pages }
  const short = facts.pages.flatMap((page) => {
    const found = pages.includes(page.number) ? shortBleed(page, expectation) : null
    return found ? [{ page: page.number, edges: found.edges, gaps: found.gaps }] : []
  })
  return short.length === 0
    ? undefined
    : {
        id,
        pages: short.map(({ page }) => page),
        edges: short.map(({ edges }) => edges),
        gaps: short.map(({ gaps }) => gaps),
      }
}

/** The fixes a customer chose, in the order of doing them; null when one is not on offer or two stand in for each other. */
export function chooseFixes(offered: readonly Fix[], ids: readonly FixId[]): readonly Fix[] | null {
  const chosen = offered.filter((fix) => ids.includes(fix.id))
  const clash = ids.some((id) => {
    const other = ALTERNATIVES[id]
    return other !== undefined && ids.includes(other)
  })
  return ids.length === 0 || clash || chosen.length !== new Set(ids).size ? null : chosen
}
