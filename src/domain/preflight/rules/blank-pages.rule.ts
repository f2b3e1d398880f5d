import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'blank-pages'

/** Blank pages are often meant, but a page that lost its content looks the same; those that the shop added itself are known. */
export const blankPagesRule: Rule = {
  id,
  check({ pages }) {
    const all = pages.length > 0 && pages.every((page) => page.blank)
    const numbers = pages.filter((page) => page.blank && (all || !page.addedBlank)).map((page) => page.number)
    if (numbers.length === 0) return []
    return [
      finding(id, {
        severity: all ? 'block' : 'warn',
        pages: numbers,
        title: all ? '모든 쪽이 비어 있습니다' : `${pageWords(numbers)}이 비어 있습니다`,
        detail: all
          ? '인쇄할 글자나 그림이 없습니다. 올바른 파일인지 확인하고 다시 올려 주세요.'
          : '일부러 비운 쪽이면 그대로 두셔도 됩니다. 아니라면 그 쪽의 내용이 빠지지 않았는지 확인해 주세요.',
      }),
    ]
  },
}
