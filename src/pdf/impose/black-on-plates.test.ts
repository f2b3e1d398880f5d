import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { imposeJob } from '#/domain/imposition/impose-job.ts'
import { processInks } from '#/domain/imposition/plate-inks.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { fixedInNode } from '#tests/support/pdf/fix-in-node.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { asPdfx4 } from '#tests/support/pdf/made-pdfx.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { imposePlan } from './impose-plan.ts'
import { openSource } from './source-pages.ts'

const PAGES = 32
const SPEC = bookSpec(PAGES, { colourPages: PAGES, ink: { front: 4, back: 4 } })
const font = readFileSync(new URL('../fonts/Pretendard-Regular.ttf', import.meta.url))

/** What the press sheets of a book ask of the plates, read of the imposed file as a press would. */
async function onPlates(bytes: Uint8Array) {
  const expectation = expectationOf(SPEC, 'inner', 'offset-dedicated')
  const plan = imposeJob(SPEC, 'offset-dedicated', { inner: PAGES })[0]?.plan
  if (!expectation || !plan) throw new Error('no inner')
  const inks: Parameters<typeof imposePlan>[2]['inks'] = (form, side) => processInks(SPEC, plan, form, side)
  const words = { job: ['20261120-ABCDEF-1', '내지'], run: ['100부'], title: '내지', font, inks }
  // The shop's own words are on all plates on purpose.
  const forms = plan.forms.map((form) => ({ ...form, sides: form.sides.map((side) => ({ ...side, slug: null })) }))
  const { pdf } = await imposePlan(await openSource(bytes, expectation), { ...plan, forms }, words)
  const { pages } = await factsIn(pdf)
  return {
    screen: pages.some(({ colourSpaces }) => colourSpaces.some((space) => space.includes('RGB'))),
    mixedLetters: pages.flatMap(({ smallestMultiInkText }) => smallestMultiInkText ?? []).length > 0,
  }
}

it('brings black letters of the screen to the plates in black ink alone, as the fix of a colour job says', async () => {
  const expectation = expectationOf(SPEC, 'inner', 'offset-dedicated')
  if (!expectation) throw new Error('no inner')
  const book = await bookWithoutBleed(PAGES)
  expect(await onPlates(book)).toMatchObject({ screen: true })
  const { result } = await fixedInNode(book, expectation, ['screen-to-inks'])
  expect(await onPlates(result)).toEqual({ screen: false, mixedLetters: false })
  expect(await onPlates(await asPdfx4(result, PAGES))).toEqual({ screen: false, mixedLetters: false })
})
