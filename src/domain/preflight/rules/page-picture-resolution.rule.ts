import { filledPages } from '../page-filling.ts'
import { fromTrimCorner, placePage } from '../placement.ts'
import { limitWords, unusablePpi } from '../press-limits.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'page-picture-resolution'

/**
 * A coarse picture over a whole page spoils the page, and cannot be set smaller. The shop lets the customer decide at the proof,
 * because some have nothing better than an old scan; of what cannot be made out at all nobody wants a print.
 */
export const pagePictureResolutionRule: Rule = {
  id,
  check(facts, expectation) {
    const { limits } = expectation
    const coarse = filledPages(facts, expectation).filter(({ ppi }) => ppi < limits.ppiPoor)
    const worst = coarse.toSorted((a, b) => a.ppi - b.ppi)[0]
    if (!worst) return []
    const numbers = coarse.map(({ page }) => page.number)
    const placement = placePage(worst.page, expectation)
    const picture = worst.pictures.find(({ ppi }) => ppi === worst.ppi)
    return [
      finding(id, {
        severity: worst.ppi < unusablePpi(expectation) ? 'block' : 'warn',
        pages: [worst.page.number, ...numbers.filter((number) => number !== worst.page.number)],
        box: picture && placement.fits ? fromTrimCorner(picture.box, placement.trim) : null,
        title: `${pageWords(numbers)}을 가득 채운 그림이 흐려 쪽 전체가 뿌옇게 인쇄됩니다`,
        detail: `${worst.ppi} ppi입니다. 쪽을 채우는 그림은 ${limits.ppiPoor} ppi가 안 되면 점이 보입니다(${limitWords(limits)}, 권장 300 ppi). 더 큰 원본으로 바꿔 주세요. 이보다 나은 원본이 없다면 시안에서 100 %로 확대해 보고 그대로 인쇄할지 정해 주세요.`,
      }),
    ]
  },
}
