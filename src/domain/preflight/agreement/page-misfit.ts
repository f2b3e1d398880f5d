import type { SizeMm } from '#/domain/print/units.ts'
import type { FileExpectation } from '../file-expectation.ts'
import type { PdfFacts } from '../pdf-facts.ts'
import { placePage } from '../placement.ts'
import { usualSize } from './usual-size.ts'

interface Misfit {
  readonly size: SizeMm
  readonly why: 'turned' | 'spread' | 'scaled' | 'other'
}

/** How most pages miss the ordered size; null when most fit. Single odd pages are a finding, not another job. */
export function misfitOf(facts: PdfFacts, expectation: FileExpectation | null): Misfit | null {
  const size = usualSize(facts)
  if (!expectation || !size) return null
  const reasons = facts.pages.flatMap((page) => {
    const placement = placePage(page, expectation)
    return placement.fits ? [] : [placement.why]
  })
  const why = reasons[0]
  if (why === undefined || reasons.length * 2 <= facts.pages.length) return null
  const spreads = reasons.filter((reason) => reason === 'spread').length
  return { size, why: spreads * 2 > reasons.length ? 'spread' : why }
}
