import { pagesInColour } from '../few-inks.ts'
import type { PageFacts } from '../pdf-facts.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'unread-inks'

const REASONS = {
  packed: (where: string) => `${where}의 CMYK 사진은 압축 방식(JPEG 2000 등) 때문에 잉크를 재지 못했습니다.`,
  stacked: (where: string) => `${where}에는 사진 위에 겹쳐 찍는 색이 있어 잉크를 더해 보지 못했습니다.`,
} as const

/** Where no sum of inks could be made, silence would be taken for approval. */
export const unreadInksRule: Rule = {
  id,
  check({ pages }, expectation) {
    const { limits } = expectation
    const unread = pagesInColour(pages, expectation).filter((page) => page.unreadInks.length > 0)
    if (unread.length === 0) return []
    const numbers = unread.map((page) => page.number)
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        title: `${pageWords(numbers)}에 잉크양을 재지 못한 곳이 있습니다`,
        detail: `${reasons(unread)} 합쳐 ${limits.inkCoverage} %가 넘지 않게 만드셨다면 그대로 주문하셔도 됩니다. 담당자도 눈으로 확인합니다.`,
      }),
    ]
  },
}

function reasons(unread: readonly PageFacts[]): string {
  return (['packed', 'stacked'] as const)
    .map((reason) => ({ reason, pages: unread.filter((page) => page.unreadInks.includes(reason)) }))
    .filter(({ pages }) => pages.length > 0)
    .map(({ reason, pages }) => REASONS[reason](pageWords(pages.map((page) => page.number))))
    .join(' ')
}
