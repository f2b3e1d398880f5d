import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../words.ts'

const id = 'screen-colours'
const SCREEN = /RGB|Lab/

/** RGB has colours that ink has not. On pages that are black anyway it changes nothing. */
export const screenColoursRule: Rule = {
  id,
  check({ pages }, { colourPages }) {
    if (colourPages === 0) return []
    const numbers = pages
      .filter((page) => page.colour === 'colour' && page.colourSpaces.some((space) => SCREEN.test(space)))
      .map((page) => page.number)
    if (numbers.length === 0) return []
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        title: `${pageWords(numbers)}에 화면용 색(RGB)이 있습니다`,
        detail:
          '인쇄용 색(CMYK)으로 바꿔 인쇄하므로 형광에 가까운 색은 화면보다 차분해집니다. 색이 중요하면 CMYK로 바꿔 저장해 주세요.',
      }),
    ]
  },
}
