import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../words.ts'

const id = 'page-turned'

/** Some pages are stored on their side or in another unit, others are not: they may come out upside down. */
export const pageTurnedRule: Rule = {
  id,
  check({ pages }) {
    const usual = mostCommon(pages.map((page) => page.rotation))
    const odd = pages.filter((page) => page.rotation !== usual).map((page) => page.number)
    if (odd.length === 0) return []
    return [
      finding(id, {
        severity: 'warn',
        pages: odd,
        title: `${pageWords(odd)}만 방향이 다르게 저장되어 있습니다`,
        detail: '화면에는 바로 보여도 인쇄에서 위아래가 바뀔 수 있습니다. 시안에서 이 쪽의 방향을 꼭 확인해 주세요.',
      }),
    ]
  },
}

function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
