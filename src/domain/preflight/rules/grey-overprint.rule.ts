import { pagesInColour } from '../few-inks.ts'
import { placeOf } from '../place-of.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'grey-overprint'

/** The format says that grey covers what is below it even when it is set to overprint; not all presses agree. */
export const greyOverprintRule: Rule = {
  id,
  check({ pages }, expectation) {
    const found = pagesInColour(pages, expectation).filter((page) => page.greyOverprint && !page.whiteOverprint)
    if (found.length === 0) return []
    const numbers = found.map((page) => page.number)
    return [
      finding(id, {
        severity: 'fixable',
        fixer: 'overprint-off',
        pages: numbers,
        box: placeOf(found[0], 'greyOverprint', expectation),
        title: `${pageWords(numbers)}의 회색이 인쇄기에 따라 다르게 나올 수 있습니다`,
        detail:
          '색 바탕 위의 회색에 겹쳐 찍기(오버프린트)가 켜져 있습니다. 바탕을 덮는 기계도 있고 바탕색이 비쳐 섞이는 기계도 있습니다. 겹쳐 찍기를 끄면 화면에 보이는 대로 나옵니다.',
      }),
    ]
  },
}
