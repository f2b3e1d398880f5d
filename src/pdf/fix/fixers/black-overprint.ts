import { Budget, DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import { interpretPage } from '#/pdf/content/interpret-page.ts'
import type { Reading } from '#/pdf/content/machine.ts'
import { newReading } from '#/pdf/content/new-reading.ts'
import { mixesInRgb } from '#/pdf/content/page-group.ts'
import { PageRecord, type Knockout } from '#/pdf/content/page-record.ts'
import { pageGeometry, rawBoxes } from '#/pdf/facts/page-geometry.ts'
import { chosenPages, type FixFile, type NumberedPage } from '../open-for-fix.ts'
import { setOverprint, type Repainted, type RepaintedPage } from '../set-overprint.ts'

const BLACK = { fill: '0 0 0 1 k', stroke: '0 0 0 1 K' } as const

/**
 * Sets small black text and thin black lines that knock a hole into ink to overprint: just these, each put back to the
 * setting from before. A page of which one piece could come out differently is left as it is; it is judged while it is read, as for
 * the report.
 */
export function blackOverprint(file: FixFile, pages: readonly number[]): void {
  const { objects, inflate, now = DEFAULT_LIMITS.now } = file
  const reading = newReading({ objects, inflate, budget: new Budget({ ...DEFAULT_LIMITS, now }) })
  const found = chosenPages(file, pages).flatMap((page) => foundOn(reading, page) ?? [])
  setOverprint(file, found, { name: 'JikjiBlackOn', on: true })
}

function foundOn(reading: Reading, page: NumberedPage): RepaintedPage | null {
  const { node, number } = page
  if (mixesInRgb(reading.objects, node)) return null
  const knockouts: Knockout[] = []
  const record = new PageRecord(number, knockouts)
  const { base, visible } = pageGeometry(rawBoxes(reading.objects, node))
  const content = interpretPage(reading, record, {
    dict: node.dict,
    resources: node.inherited.get('Resources'),
    base,
    visible,
  })
  return record.knockoutFixable && knockouts.length > 0 ? { page, content, pieces: knockouts.map(asBlack) } : null
}

/** Grey that is as good as black is said as pure black ink for the time being. */
function asBlack(knockout: Knockout): Repainted {
  const { instead, target } = knockout
  return instead === null ? knockout : { ...knockout, opening: BLACK[target], closing: instead }
}
