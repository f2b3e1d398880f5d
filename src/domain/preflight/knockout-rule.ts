import { pagesInColour } from './few-inks.ts'
import type { FileExpectation } from './file-expectation.ts'
import type { PageFacts } from './pdf-facts.ts'
import { placeOf } from './place-of.ts'
import { finding, type Rule } from './rule.ts'
import { pageWords } from './finding-messages.ts'

interface Knockout {
  readonly id: string
  /** Where the page says what is too thin to be knocked out, and how thin. */
  readonly fact: 'knockoutBlackText' | 'knockoutBlackLine'
  readonly fixer: 'black-overprint'
  readonly title: (pages: string) => string
  /** What is wrong with something of so many points. */
  readonly detail: (pt: number) => string
  /** What the shop can do about it, and what is asked of the customer where it cannot. */
  readonly offer: string
  readonly wish: string
}

/**
 * Black that is thin and knocks a hole into the colour below shows a white rim where the plates are off by a hair. Mended is
 * only what is black in the file's own terms; the rest is for whoever made it.
 */
export const knockoutRule = (knockout: Knockout): Rule => ({
  id: knockout.id,
  check({ pages }, expectation) {
    const found = pagesInColour(pages, expectation).filter((page) => page[knockout.fact] !== null)
    return [true, false].flatMap((fixable) => {
      const concerned = found.filter((page) => page.knockoutFixable === fixable)
      return concerned.length > 0 ? [said(knockout, concerned, fixable, expectation)] : []
    })
  },
})

function said(knockout: Knockout, pages: readonly PageFacts[], fixable: boolean, expectation: FileExpectation) {
  const { id, fact, fixer, title, detail, offer, wish } = knockout
  const numbers = pages.map((page) => page.number)
  const thinnest = Math.min(...pages.map((page) => page[fact]?.sizePt ?? Infinity))
  return finding(id, {
    severity: fixable ? 'fixable' : 'warn',
    fixer: fixable ? fixer : null,
    pages: numbers,
    box: placeOf(pages[0], fact, expectation),
    title: title(pageWords(numbers)),
    detail: `${detail(thinnest)} ${fixable ? offer : wish}`,
  })
}
