import { finding, type Rule } from '../rule.ts'
import { nameWords, pageWords } from '../finding-messages.ts'

const id = 'spot-inks'

/**
 * A spot ink nobody ordered is made up of the four process inks, and looks different. Which of several was ordered only the
 * customer knows, so the shop changes them only where none was.
 */
export const spotInksRule: Rule = {
  id,
  check({ pages, spots }, { spotInks }) {
    if (spots.length <= spotInks) return []
    const spotted = pages.filter((page) => page.spots.length > 0)
    const numbers = spotted.map((page) => page.number)
    const title =
      spotInks === 0
        ? `주문하지 않은 별색이 있습니다: ${nameWords(spots)}`
        : `별색 ${spotInks}도를 주문했는데 파일에는 ${spots.length}도입니다: ${nameWords(spots)}`
    const fixable = spotInks === 0 && spotted.every((page) => !page.keepsColours.includes('spots'))
    const more = fixable ? ' 바꾼 모습을 미리 보고 정하실 수 있습니다.' : ''
    return [
      finding(id, {
        severity: fixable ? 'fixable' : 'warn',
        fixer: fixable ? 'spots-to-inks' : null,
        pages: numbers,
        title,
        detail: `${pageWords(numbers)}의 별색은 CMYK 네 가지 잉크로 바꿔 인쇄하므로 색이 달라집니다. 박이나 형압 자리라면 후가공으로 주문해 주세요.${more}`,
      }),
    ]
  },
}
