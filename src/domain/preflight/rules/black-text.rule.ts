import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../words.ts'

const id = 'black-text'

/** Small black letters that knock a hole into the colour below show a white rim where the plates are off by a hair. */
export const blackTextRule: Rule = {
  id,
  check({ pages }, { colourPages }) {
    if (colourPages === 0) return []
    const found = pages.filter((page) => page.knockoutBlackText !== null)
    if (found.length === 0) return []
    const numbers = found.map((page) => page.number)
    const smallest = Math.min(...found.map((page) => page.knockoutBlackText?.sizePt ?? Infinity))
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        title: `${pageWords(numbers)}의 작은 검은 글자에 흰 테가 보일 수 있습니다`,
        detail: `색 바탕 위의 ${smallest} pt 글자가 바탕을 파내고 찍힙니다. 판이 조금만 어긋나도 흰 테가 생기니, 먹 글자에 겹쳐 찍기(오버프린트)를 켜 주세요.`,
      }),
    ]
  },
}
