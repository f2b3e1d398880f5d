import { fromTrimCorner, placePage } from '../placement.ts'
import { finding, type Rule } from '../rule.ts'
import { mmWords, pageWords } from '../finding-messages.ts'

const id = 'safe-margin'

/** Text at the edge is lost when the cut is off; text that begins outside the trim is a mark for the printer, not for the reader. */
export const safeMarginRule: Rule = {
  id,
  check({ pages }, expectation) {
    const close = pages.flatMap((page) => {
      const placement = placePage(page, expectation)
      if (!placement.fits || !page.text) return []
      const { trim } = placement
      const { text } = page
      const distances = [
        text.x - trim.x,
        trim.x + trim.width - text.x - text.width,
        text.y - trim.y,
        trim.y + trim.height - text.y - text.height,
      ]
      const nearest = Math.min(...distances.filter((distance) => distance >= 0), Infinity)
      return nearest < expectation.safe ? [{ page: page.number, nearest, box: fromTrimCorner(text, trim) }] : []
    })
    const [first] = close
    if (!first) return []
    const numbers = close.map(({ page }) => page)
    const nearest = Math.min(...close.map((entry) => entry.nearest))
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        box: first.box,
        title: `${pageWords(numbers)}의 글자가 재단선에 가깝습니다`,
        detail: `가장 가까운 글자가 재단선에서 ${mmWords(nearest)} mm입니다. 잘리지 않도록 ${mmWords(expectation.safe)} mm 이상 안쪽에 두세요.`,
      }),
    ]
  },
}
