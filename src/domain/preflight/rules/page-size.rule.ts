import type { FileExpectation } from '../file-expectation.ts'
import { scalingOf } from '../fixes/scaling.ts'
import type { PageFacts } from '../pdf-facts.ts'
import { placePage } from '../placement.ts'
import { finding, type Rule } from '../rule.ts'
import { mmWords, pageWords, sizeWords } from '../finding-messages.ts'

const id = 'page-size'

/** Pages that are not of the ordered size, told apart by what went wrong, since each is mended differently. */
export const pageSizeRule: Rule = {
  id,
  check({ pages }, expectation) {
    const groups = new Map<string, PageFacts[]>()
    for (const page of pages) {
      const placement = placePage(page, expectation)
      if (placement.fits) continue
      const why = scalingOf(page, expectation) ? 'near' : placement.why
      const key = `${why} ${sizeWords(page.size)}`
      groups.set(key, [...(groups.get(key) ?? []), page])
    }
    return [...groups].map(([key, group]) => {
      const size = sizeWords(group[0]?.size ?? expectation.trim)
      const numbers = group.map((page) => page.number)
      const where = numbers.length === pages.length ? '' : `${pageWords(numbers)} `
      const near = key.startsWith('near ')
      // Sideways pages among as many upright ones are a slip, and of a flyer's two sides one; a whole file on its side is another job.
      const slip = key.startsWith('turned ') && numbers.length * 2 <= pages.length
      return finding(id, {
        severity: near || slip ? 'fixable' : 'block',
        fixer: near ? 'scale-to-size' : slip ? 'turn-pages' : null,
        pages: numbers,
        title: `${where}크기가 ${size}로, 주문한 ${sizeWords(expectation.trim)}와 다릅니다`,
        detail: slip ? SLIP : advice(key.split(' ')[0] ?? '', expectation),
      })
    })
  },
}

const SLIP = '이 쪽만 가로와 세로가 바뀌어 누워 있습니다. 90도 돌려 다른 쪽과 같은 방향으로 세울 수 있습니다.'

function advice(why: string, expectation: FileExpectation): string {
  const { trim, bleed, role, spine } = expectation
  const full = sizeWords({ width: trim.width + 2 * bleed, height: trim.height + 2 * bleed })
  if (why === 'near')
    return `거의 같은 크기입니다. 3 % 안에서 고르게 늘리거나 줄여 ${sizeWords(trim)}에 맞출 수 있습니다.`
  if (role === 'cover') return coverAdvice(full, spine)
  switch (why) {
    case 'turned':
      return '가로와 세로가 바뀌었습니다. 문서 방향을 주문과 같게 하거나, 주문의 크기를 바꿔 주세요.'
    case 'spread':
      return '두 쪽이 펼쳐진 채로 저장되었습니다. 「펼침면(스프레드)」을 끄고 한 쪽씩 내보내 주세요.'
    case 'scaled':
      return `가로세로 비율은 같습니다. 문서 크기를 주문에 맞추거나(재단 여백 포함 ${full}), 주문의 크기를 파일에 맞춰 주세요.`
    default:
      return `재단 여백 ${mmWords(bleed)} mm를 포함해 ${full}로 만들거나, 주문의 크기를 파일에 맞춰 주세요.`
  }
}

function coverAdvice(full: string, spine: number | null): string {
  const of = spine ? `뒤표지, 책등 ${mmWords(spine)} mm, 앞표지와 날개` : '뒤표지, 앞표지와 날개'
  return `표지는 ${of}를 펼친 크기에 재단 여백을 더해 ${full}로 만들어 주세요. 쪽수나 종이가 바뀌면 책등 너비도 달라집니다.`
}
