import { finding, type Rule } from '../rule.ts'

const id = 'page-count'
/** Sheets are folded to 2 or 4 pages; more than that missing is no matter of filling up. */
export const MOST_BLANKS = 3

/** The price, the spine and the sheets hang on the number of pages, so it has to be the ordered one. */
export const pageCountRule: Rule = {
  id,
  check({ pageCount }, { pageCounts, role }) {
    if (pageCounts.includes(pageCount)) return []
    const wanted = pageCounts.toSorted((a, b) => a - b)
    const most = wanted.at(-1) ?? 0
    const missing = most - pageCount
    const fillable = role === 'inner' && missing > 0 && missing <= MOST_BLANKS
    const title = `파일은 ${pageCount}쪽인데 주문은 ${wanted.join('쪽 또는 ')}쪽입니다`
    const detail = fillable
      ? `${missing}쪽이 모자랍니다. 맨 뒤에 빈 쪽을 붙여 맞출 수 있습니다. 빠진 쪽이 있다면 다시 올려 주세요.`
      : advice(pageCount, most, role === 'cover')
    const said = fillable ? ({ severity: 'fixable', fixer: 'blank-pages' } as const) : ({ severity: 'block' } as const)
    return [finding(id, { ...said, title, detail })]
  },
}

function advice(pageCount: number, most: number, isCover: boolean): string {
  if (isCover) return '표지는 펼친 면을 1쪽(바깥면) 또는 2쪽(바깥면, 안쪽면)으로 만들어 주세요.'
  if (pageCount < most) {
    return `${most - pageCount}쪽이 모자랍니다. 빈 쪽도 한 쪽으로 넣어 다시 올리거나, 주문의 쪽수를 파일에 맞춰 주세요.`
  }
  return `${pageCount - most}쪽이 더 있습니다. 필요 없는 쪽을 빼고 다시 올리거나, 주문의 쪽수를 파일에 맞춰 주세요.`
}
