import { pagesInColour } from '../few-inks.ts'
import { limitWords } from '../press-limits.ts'
import type { PageFacts } from '../pdf-facts.ts'
import { placeOf } from '../place-of.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'small-text'

type Kind = 'smallestText' | 'smallestWhiteText' | 'smallestMultiInkText'

/** Text that is hard to read, and text in white or several inks that fills in sooner. */
export const smallTextRule: Rule = {
  id,
  check({ pages }, expectation) {
    const { limits } = expectation
    const inColour = pagesInColour(pages, expectation)
    const below = (kind: Kind, least: number, words: (pages: string, size: number) => [string, string]) => {
      const sizeOf = (page: PageFacts) => page[kind]?.sizePt ?? Infinity
      const small = (kind === 'smallestMultiInkText' ? inColour : pages).filter((page) => sizeOf(page) < least)
      if (small.length === 0) return []
      const numbers = small.map((page) => page.number)
      const [title, detail] = words(pageWords(numbers), Math.min(...small.map(sizeOf)))
      const box = placeOf(small[0], kind, expectation)
      return [finding(id, { severity: 'warn', pages: numbers, box, title, detail })]
    }
    const { smallestTextPt, smallestDelicateTextPt } = limits
    return [
      ...below('smallestText', smallestTextPt, (where, size) => [
        `${where}의 글자가 아주 작습니다`,
        `가장 작은 글자가 ${size} pt입니다. ${smallestTextPt} pt보다 작으면 읽기 어렵습니다(${limitWords(limits)}).`,
      ]),
      ...below('smallestWhiteText', smallestDelicateTextPt, (where, size) => [
        `${where}의 작은 흰 글자가 메워질 수 있습니다`,
        `바탕색 위의 흰 글자가 ${size} pt입니다. ${smallestDelicateTextPt} pt 이상으로 키우거나 굵게 해 주세요(${limitWords(limits)}).`,
      ]),
      ...below('smallestMultiInkText', smallestDelicateTextPt, (where, size) => [
        `${where}의 작은 글자가 여러 색으로 겹쳐 인쇄됩니다`,
        `${size} pt 글자를 두 가지 이상의 잉크로 찍으면 번져 보일 수 있습니다. 먹(K 100) 한 색으로 바꾸거나 ${smallestDelicateTextPt} pt 이상으로 키워 주세요(${limitWords(limits)}).`,
      ]),
    ]
  },
}
