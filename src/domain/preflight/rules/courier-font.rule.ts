import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'courier-font'

/** Programs put Courier where the real font was missing; few people choose it. */
export const courierFontRule: Rule = {
  id,
  check({ fonts }) {
    const pages = fonts.filter((font) => /^courier/i.test(font.name) && font.embedded).flatMap((font) => font.pages)
    if (pages.length === 0) return []
    const numbers = [...new Set(pages)].toSorted((a, b) => a - b)
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        title: `${pageWords(numbers)}에 타자기 글꼴(Courier)이 있습니다`,
        detail:
          '원래 글꼴이 없을 때 프로그램이 대신 넣는 글꼴입니다. 일부러 쓰지 않았다면 글꼴을 설치하고 PDF를 다시 만들어 주세요.',
      }),
    ]
  },
}
