import { placePage } from '../placement.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'page-turned'

/**
 * Some pages are stored on their side, others are not: they may come out upside down. Those on their side can be stored as they
 * are seen, however many they are; a page that is also seen on its side is of another size, which is another rule's.
 */
export const pageTurnedRule: Rule = {
  id,
  check({ pages }, expectation) {
    const fitting = pages.filter((page) => placePage(page, expectation).fits)
    const turned = fitting.filter((page) => page.rotation !== 0)
    if (new Set(fitting.map((page) => page.rotation)).size < 2) return []
    const numbers = turned.map((page) => page.number)
    return [
      finding(id, {
        severity: 'fixable',
        fixer: 'page-boxes',
        pages: numbers,
        title: `${pageWords(numbers)}만 방향이 다르게 저장되어 있습니다`,
        detail:
          '화면에는 바로 보여도 인쇄에서 위아래가 바뀔 수 있습니다. 지금 보이는 모습 그대로 다시 저장할 수 있으니, 전후 그림에서 방향을 확인해 주세요.',
      }),
    ]
  },
}
