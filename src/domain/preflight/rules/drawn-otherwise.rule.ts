import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'drawn-otherwise'

/** The engine is known to draw it wrongly. The press prints the file itself, so only the picture is no proof. */
export const drawnOtherwiseRule: Rule = {
  id,
  check({ pages }) {
    const found = pages.filter((page) => page.drawnOtherwise)
    if (found.length === 0) return []
    const numbers = found.map((page) => page.number)
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        title: `${pageWords(numbers)}의 시안 그림이 인쇄와 다르게 보일 수 있습니다`,
        detail:
          '화면이 정확히 그리지 못하는 그러데이션이나 투명 효과가 있습니다. 인쇄는 올리신 파일 그대로 하니, 이곳의 색과 모양은 만드신 프로그램의 화면으로 확인해 주세요.',
      }),
    ]
  },
}
