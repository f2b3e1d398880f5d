import type { FileExpectation } from '../file-expectation.ts'
import type { PageFacts } from '../pdf-facts.ts'
import { placeOf } from '../place-of.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../words.ts'

const id = 'black-lines'

/** Thin black lines that knock a hole into the colour below show a white rim along all of their length. */
export const blackLinesRule: Rule = {
  id,
  check({ pages }, expectation) {
    if (expectation.colourPages === 0) return []
    const found = pages.filter((page) => page.knockoutBlackLine !== null)
    return [
      ...said(
        found.filter((page) => page.knockoutMendable),
        expectation,
        '먹 선을 바탕 위에 겹쳐 찍도록(오버프린트) 바꿀 수 있습니다.',
        'black-overprint',
      ),
      ...said(
        found.filter((page) => !page.knockoutMendable),
        expectation,
        '먹 선에 겹쳐 찍기(오버프린트)를 켜 주세요.',
        null,
      ),
    ]
  },
}

function said(
  pages: readonly PageFacts[],
  expectation: FileExpectation,
  what: string,
  fixer: 'black-overprint' | null,
) {
  if (pages.length === 0) return []
  const numbers = pages.map((page) => page.number)
  const thinnest = Math.min(...pages.map((page) => page.knockoutBlackLine?.sizePt ?? Infinity))
  return [
    finding(id, {
      severity: fixer ? 'fixable' : 'warn',
      fixer,
      pages: numbers,
      box: placeOf(pages[0], 'knockoutBlackLine', expectation),
      title: `${pageWords(numbers)}의 가는 검은 선에 흰 테가 보일 수 있습니다`,
      detail: `색 바탕 위의 ${thinnest} pt 선이 바탕을 파내고 찍힙니다. 판이 조금만 어긋나도 선을 따라 흰 테가 생깁니다. ${what}`,
    }),
  ]
}
