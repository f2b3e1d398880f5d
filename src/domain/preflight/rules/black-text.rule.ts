import type { FileExpectation } from '../file-expectation.ts'
import type { PageFacts } from '../pdf-facts.ts'
import { placeOf } from '../place-of.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../words.ts'

const id = 'black-text'

/**
 * Small black letters that knock a hole into the colour below show a white rim where the plates are off by a hair. Mended is
 * only what is black in the file's own terms; the rest is for whoever made it.
 */
export const blackTextRule: Rule = {
  id,
  check({ pages }, expectation) {
    if (expectation.colourPages === 0) return []
    const found = pages.filter((page) => page.knockoutBlackText !== null)
    const mendable = found.filter((page) => page.knockoutMendable)
    const rest = found.filter((page) => !page.knockoutMendable)
    return [
      ...said(
        mendable,
        expectation,
        '먹 글자를 바탕 위에 겹쳐 찍도록(오버프린트) 바꿀 수 있습니다.',
        'black-overprint',
      ),
      ...said(rest, expectation, '먹 글자에 겹쳐 찍기(오버프린트)를 켜 주세요.', null),
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
  const smallest = Math.min(...pages.map((page) => page.knockoutBlackText?.sizePt ?? Infinity))
  return [
    finding(id, {
      severity: fixer ? 'fixable' : 'warn',
      fixer,
      pages: numbers,
      box: placeOf(pages[0], 'knockoutBlackText', expectation),
      title: `${pageWords(numbers)}의 작은 검은 글자에 흰 테가 보일 수 있습니다`,
      detail: `색 바탕 위의 ${smallest} pt 글자가 바탕을 파내고 찍힙니다. 판이 조금만 어긋나도 흰 테가 생깁니다. ${what}`,
    }),
  ]
}
