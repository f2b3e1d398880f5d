import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'annotations'
const NEVER_SEEN = ['Link', 'Popup', 'Widget']

/** Comments and stamps lie on the page, not in it, and are not printed. Links have nothing to print; form fields have their own rule. */
export const annotationsRule: Rule = {
  id,
  check({ pages }) {
    const numbers = pages
      .filter((page) => page.annotations.some((type) => !NEVER_SEEN.includes(type)))
      .map((page) => page.number)
    if (numbers.length === 0) return []
    return [
      finding(id, {
        severity: 'fixable',
        fixer: 'flatten-annotations',
        pages: numbers,
        title: `${pageWords(numbers)}의 메모나 도장은 인쇄되지 않습니다`,
        detail: '주석으로 넣은 메모, 밑줄, 도장, 그림이 있습니다. 인쇄해야 한다면 쪽 안에 합치고, 아니라면 뺍니다.',
      }),
    ]
  },
}
