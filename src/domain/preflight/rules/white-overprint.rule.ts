import { placeOf } from '../place-of.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'white-overprint'

/** White ink does not exist: white that overprints leaves what lies below. */
export const whiteOverprintRule: Rule = {
  id,
  check({ pages }, expectation) {
    const found = pages.filter((page) => page.whiteOverprint)
    if (found.length === 0) return []
    const numbers = found.map((page) => page.number)
    return [
      finding(id, {
        severity: 'fixable',
        fixer: 'overprint-off',
        pages: numbers,
        box: placeOf(found[0], 'whiteOverprint', expectation),
        title: `${pageWords(numbers)}의 흰색이 인쇄에서 사라집니다`,
        detail:
          '흰 글자나 도형에 겹쳐 찍기(오버프린트)가 켜져 있습니다. 화면에는 보여도 인쇄하면 없어집니다. 겹쳐 찍기를 꺼서 보이는 대로 인쇄할 수 있습니다.',
      }),
    ]
  },
}
