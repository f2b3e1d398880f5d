import { placePage } from '../placement.ts'
import { finding, type Rule } from '../rule.ts'
import { mmWords, pageWords } from '../finding-messages.ts'

const id = 'trim-box'
const ROUNDING = 0.5

/** A page with bleed that does not say where it is cut: the shop works it out, other programs show the bleed as art. */
export const trimBoxRule: Rule = {
  id,
  check({ pages }, expectation) {
    const numbers = pages
      .filter((page) => {
        if (page.trim) return false
        const placement = placePage(page, expectation)
        return placement.fits && Math.max(...Object.values(placement.room)) > ROUNDING
      })
      .map((page) => page.number)
    if (numbers.length === 0) return []
    const where = numbers.length === pages.length ? '모든 쪽' : pageWords(numbers)
    return [
      finding(id, {
        severity: 'fixable',
        fixer: 'page-boxes',
        pages: numbers,
        title: `${where}에 재단선이 적혀 있지 않습니다`,
        detail: `크기로 보아 사방 ${mmWords(expectation.bleed)} mm가 재단 여백입니다. 그렇게 보고 자르지만, 재단선을 파일에 적어 두면 어디에서 열어도 같습니다.`,
      }),
    ]
  },
}
