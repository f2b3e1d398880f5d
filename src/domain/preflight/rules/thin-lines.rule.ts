import { pagesInColour } from '../few-inks.ts'
import type { PageFacts } from '../pdf-facts.ts'
import { limitWords } from '../press-limits.ts'
import { placeOf } from '../place-of.ts'
import { finding, type Rule } from '../rule.ts'
import { MM_PER_PT, pageWords, ptWords } from '../finding-messages.ts'

const id = 'thin-lines'

/** Rounding of a line given as 0.25 pt through other units. */
const ROUNDING_PT = 0.02

/** Where two plates have to meet, a line twice as broad is as hard to print. */
const OF_SEVERAL_INKS = 2

type Kind = 'thinnestLine' | 'thinnestMultiInkLine'

/** Hairlines show on screen, because it draws nothing thinner than a pixel, and break up in print. */
export const thinLinesRule: Rule = {
  id,
  check({ pages }, expectation) {
    const { limits } = expectation
    const inColour = pagesInColour(pages, expectation)
    const below = (kind: Kind, leastPt: number, words: (where: string, thinnest: string) => [string, string]) => {
      const least = (leastPt - ROUNDING_PT) * MM_PER_PT
      const widthOf = (page: PageFacts) => page[kind] ?? Infinity
      const thin = (kind === 'thinnestMultiInkLine' ? inColour : pages).filter((page) => widthOf(page) < least)
      if (thin.length === 0) return []
      const numbers = thin.map((page) => page.number)
      const [title, detail] = words(pageWords(numbers), ptWords(Math.min(...thin.map(widthOf))))
      return [
        finding(id, { severity: 'warn', pages: numbers, box: placeOf(thin[0], kind, expectation), title, detail }),
      ]
    }
    const { thinnestLinePt } = limits
    const alone = below('thinnestLine', thinnestLinePt, (where, thinnest) => [
      `${where}의 가는 선이 끊겨 보일 수 있습니다`,
      `가장 가는 선이 ${thinnest}입니다. ${thinnestLinePt} pt(약 ${hundredths(thinnestLinePt * MM_PER_PT)} mm) 이상이면 고르게 인쇄됩니다(${limitWords(limits)}).`,
    ])
    const severalPt = thinnestLinePt * OF_SEVERAL_INKS
    const several = below('thinnestMultiInkLine', severalPt, (where, thinnest) => [
      `${where}의 가는 선이 두 가지 이상의 잉크로 겹쳐 인쇄됩니다`,
      `여러 색을 섞은 선이 ${thinnest}입니다. 판이 조금만 어긋나도 선이 두 겹으로 보이니 한 가지 잉크로 바꾸거나 ${severalPt} pt 이상으로 굵게 해 주세요(${limitWords(limits)}).`,
    ])
    return [...alone, ...several]
  },
}

const hundredths = (value: number) => Math.round(value * 100) / 100
