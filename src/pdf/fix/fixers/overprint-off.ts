import { Budget, DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import { interpretPage } from '#/pdf/content/interpret-page.ts'
import type { Reading } from '#/pdf/content/machine.ts'
import { newReading } from '#/pdf/content/new-reading.ts'
import { PageRecord, type Misprint } from '#/pdf/content/page-record.ts'
import { pageGeometry, rawBoxes } from '#/pdf/facts/page-geometry.ts'
import { chosenPages, type FixFile, type NumberedPage } from '../open-for-fix.ts'
import { setOverprint, type RepaintedPage } from '../set-overprint.ts'

/** Switches overprint off where white would vanish or grey is uncertain; black and colours overprint as they did. */
export function overprintOff(file: FixFile, pages: readonly number[]): void {
  const { objects, inflate, now = DEFAULT_LIMITS.now } = file
  const reading = newReading({ objects, inflate, budget: new Budget({ ...DEFAULT_LIMITS, now }) })
  const found = chosenPages(file, pages).map((page) => misprintsOf(reading, page))
  setOverprint(file, found, { name: 'JikjiOverprintOff', on: false })
}

function misprintsOf(reading: Reading, page: NumberedPage): RepaintedPage {
  const { node, number } = page
  const pieces: Misprint[] = []
  const { base, visible } = pageGeometry(rawBoxes(reading.objects, node))
  const content = interpretPage(reading, new PageRecord(number), {
    dict: node.dict,
    resources: node.inherited.get('Resources'),
    base,
    visible,
    onMisprint: (misprint) => pieces.push(misprint),
  })
  return { page, content, pieces }
}
