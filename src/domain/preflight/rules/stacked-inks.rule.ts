import { pagesInColour } from '../few-inks.ts'
import { fromTrimCorner, placePage } from '../placement.ts'
import { inkReason, limitWords } from '../press-limits.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'stacked-inks'

/**
 * Inks of two surfaces that come together by overprint or by multiplying. It never stops a job: the sum is made from the
 * surfaces' frames, not from a drawing.
 */
export const stackedInksRule: Rule = {
  id,
  check({ pages }, expectation) {
    const { limits } = expectation
    const over = pagesInColour(pages, expectation).flatMap((page) => {
      const { stackedInk } = page
      const isMost = stackedInk !== null && stackedInk > (page.inkCoverage ?? 0)
      return isMost && stackedInk > limits.inkCoverage ? [{ page, stackedInk }] : []
    })
    const worst = over.toSorted((a, b) => b.stackedInk - a.stackedInk)[0]
    if (!worst) return []
    const numbers = over.map(({ page }) => page.number)
    const placement = placePage(worst.page, expectation)
    const { stackedAt } = worst.page
    return [
      finding(id, {
        severity: 'warn',
        pages: [worst.page.number, ...numbers.filter((number) => number !== worst.page.number)],
        box: stackedAt && placement.fits ? fromTrimCorner(stackedAt, placement.trim) : null,
        title: `${pageWords(numbers)}에서 겹친 색의 잉크가 쌓여 너무 진합니다 (${Math.round(worst.stackedInk)} %)`,
        detail: `겹쳐 찍기(오버프린트)나 곱하기(Multiply) 때문에 아래위 잉크가 더해집니다. 합쳐 ${limits.inkCoverage} %까지 찍을 수 있습니다(${limitWords(limits)}). ${inkReason(limits.printedOn)} 겹쳐 찍기를 끄거나 색을 낮춰 주세요.`,
      }),
    ]
  },
}
