import { pagesInColour } from '../few-inks.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'blend-space'

/** Shadows and glows mixed in RGB turn out in other colours than the inks around them. */
export const blendSpaceRule: Rule = {
  id,
  check({ pages }, expectation) {
    const numbers = pagesInColour(pages, expectation)
      .filter((page) => page.blendsInRgb && page.colour === 'colour')
      .map((page) => page.number)
    if (numbers.length === 0) return []
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        title: `${pageWords(numbers)}의 투명 효과가 화면용 색(RGB)으로 섞입니다`,
        detail:
          '인쇄할 때는 잉크로 섞으므로 그림자나 반투명한 곳의 색이 화면과 조금 달라질 수 있습니다. 색이 중요하면 문서의 「투명도 혼합 공간」을 CMYK로 바꿔 다시 저장해 주세요.',
      }),
    ]
  },
}
