import { placePage } from '../placement.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'page-turned'

/**
 * Some pages are stored on their side, others are not: they may come out upside down. Those that are seen upright can be stored
 * as they are seen; a page that is also seen on its side is of another size, which is another rule's.
 */
export const pageTurnedRule: Rule = {
  id,
  check({ pages }, expectation) {
    const usual = mostCommon(pages.map((page) => page.rotation))
    const odd = pages.filter((page) => page.rotation !== usual && placePage(page, expectation).fits)
    if (odd.length === 0) return []
    const numbers = odd.map((page) => page.number)
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

function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
