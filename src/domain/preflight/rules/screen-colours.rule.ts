import { pagesInColour } from '../few-inks.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'
import { hasScreenColours } from '../screen-colours-of-page.ts'

const id = 'screen-colours'

/**
 * RGB has colours that ink has not. Its black is no ink either: among colours it would be printed in all four, which shows in small text, so the
 * press package says it in inks (ADR 0130); the fix lets the customer see it before. On pages that are printed black it changes nothing.
 */
export const screenColoursRule: Rule = {
  id,
  check(facts, expectation) {
    const pages = pagesInColour(facts.pages, expectation)
    const numbers = pages.filter((page) => page.colour !== 'none' && hasScreenColours(page)).map((page) => page.number)
    if (numbers.length === 0) return []
    const kept = pages.filter((page) => hasScreenColours(page) && page.keepsColours.includes('screen'))
    const title = `${pageWords(numbers)}에 화면용 색(RGB)이 있습니다`
    if (kept.length > 0) {
      const where = pageWords(kept.map((page) => page.number))
      const inBlack = kept.filter((page) => page.colour === 'mono').map((page) => page.number)
      const black =
        inBlack.length > 0 ? ` ${pageWords(inBlack)}은 검은 글자까지 네 가지 잉크로 겹쳐 찍힐 수 있습니다.` : ''
      const detail = `인쇄용 색(CMYK)으로 바꿔 인쇄하므로 형광에 가까운 색은 화면보다 차분해집니다. ${where}에 여기서 안전하게 바꿀 수 없는 그림이나 효과가 있으니, 색이 중요하면 만드신 프로그램에서 CMYK로 바꿔 저장해 주세요.${black}`
      return [finding(id, { severity: 'warn', pages: numbers, title, detail })]
    }
    const inBlack = pages.filter((page) => page.colour === 'mono' && hasScreenColours(page))
    const black = inBlack.length > 0 ? ' 검은 글자도 RGB여서, 네 가지 잉크로 겹치지 않게 먹 한 가지로 바꿉니다.' : ''
    return [
      finding(id, {
        severity: 'fixable',
        fixer: 'screen-to-inks',
        pages: numbers,
        title,
        detail: `인쇄용 색(CMYK)으로 바꿔 인쇄하므로 형광에 가까운 색은 화면보다 차분해집니다.${black} 주문한 종이에 맞춰 바꾼 모습을 미리 보고 정하실 수 있습니다.`,
      }),
    ]
  },
}
