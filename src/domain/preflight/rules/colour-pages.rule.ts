import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'colour-pages'

/** More colour in the file than in the order: it would be printed black, or has to be ordered. */
export const colourPagesRule: Rule = {
  id,
  check({ pages }, { colourPages }) {
    if (colourPages === null) return []
    const coloured = pages.filter((page) => page.colour === 'colour').map((page) => page.number)
    if (coloured.length <= colourPages) return []
    if (colourPages === 0) {
      return [
        finding(id, {
          severity: 'warn',
          pages: coloured,
          title: `흑백 주문인데 ${pageWords(coloured)}에 색이 있습니다`,
          detail: `컬러 ${coloured.length}쪽도 모두 흑백으로 인쇄됩니다. 컬러로 인쇄하려면 주문의 컬러 쪽수를 바꿔 주세요.`,
        }),
      ]
    }
    return [
      finding(id, {
        severity: 'block',
        pages: coloured,
        title: `컬러 ${colourPages}쪽을 주문했는데 파일에는 ${coloured.length}쪽입니다`,
        detail: `컬러인 쪽: ${pageWords(coloured)}. 주문의 컬러 쪽수를 늘리거나, 흑백으로 둘 쪽을 회색으로 바꿔 주세요.`,
      }),
    ]
  },
}
