import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../words.ts'

const id = 'ink-coverage'

/** A little over the limit dries slowly; far over, it sets off on the next sheet. */
const FAR_OVER = 20

/** The sum of inks of flat colours; pictures are not measured. */
export const inkCoverageRule: Rule = {
  id,
  check({ pages }, { limits }) {
    const over = pages.flatMap(({ number, inkCoverage }) =>
      inkCoverage !== null && inkCoverage > limits.inkCoverage ? [{ number, inkCoverage }] : [],
    )
    if (over.length === 0) return []
    const numbers = over.map((page) => page.number)
    const most = Math.max(...over.map((page) => page.inkCoverage))
    return [
      finding(id, {
        severity: most > limits.inkCoverage + FAR_OVER ? 'block' : 'warn',
        pages: numbers,
        title: `${pageWords(numbers)}의 잉크가 너무 진합니다 (${Math.round(most)} %)`,
        detail: `이 종이는 잉크를 합쳐 ${limits.inkCoverage} %까지 견딥니다. 더 진하면 마르지 않아 뒷면에 묻어납니다. 검은 바탕은 C 60 M 40 Y 40 K 100처럼 낮춰 주세요.`,
      }),
    ]
  },
}
