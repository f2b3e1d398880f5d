import { pagesInColour } from '../few-inks.ts'
import { fromTrimCorner, placePage } from '../placement.ts'
import { inkReason, limitWords } from '../press-limits.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'ink-coverage'

/** A little over the limit dries slowly; far over, it sets off on the next sheet. */
const FAR_OVER = 20

/** The sum of inks of flat colours and of CMYK pictures, on surfaces large enough to stay wet. */
export const inkCoverageRule: Rule = {
  id,
  check({ pages, measured }, expectation) {
    // Printed in black, a picture has one ink whatever the file says.
    const { limits } = expectation
    const limit = limits.inkCoverage
    const over = pagesInColour(pages, expectation).flatMap((page) => {
      const { inkCoverage } = page
      return inkCoverage !== null && inkCoverage > limit ? [{ page, inkCoverage }] : []
    })
    const worst = over.toSorted((a, b) => b.inkCoverage - a.inkCoverage)[0]
    if (!worst) return []
    const { page, inkCoverage: most } = worst
    const numbers = over.map((entry) => entry.page.number)
    const placement = placePage(page, expectation)
    const { pictures, picturesMeasured } = measured
    const unmeasured = pictures - picturesMeasured
    const rest = unmeasured > 0 ? ` 사진 ${unmeasured}장은 재지 못했습니다.` : ''
    return [
      finding(id, {
        severity: most > limit + FAR_OVER ? 'block' : 'warn',
        pages: [page.number, ...numbers.filter((number) => number !== page.number)],
        box: page.inkiest && placement.fits ? fromTrimCorner(page.inkiest, placement.trim) : null,
        title: `${pageWords(numbers)}의 잉크가 너무 진합니다 (${Math.round(most)} %)`,
        detail: `잉크를 합쳐 ${limit} %까지 찍을 수 있습니다(${limitWords(limits)}). ${inkReason(limits.printedOn)} 검은 바탕은 C 60 M 40 Y 40 K 100처럼, 사진은 인쇄용 프로파일로 바꿔 낮춰 주세요.${rest}`,
      }),
    ]
  },
}
