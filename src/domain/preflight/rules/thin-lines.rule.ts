import { limitWords } from '../press-limits.ts'
import { placeOf } from '../place-of.ts'
import { finding, type Rule } from '../rule.ts'
import { MM_PER_PT, pageWords, ptWords } from '../finding-messages.ts'

const id = 'thin-lines'

/** Rounding of a line given as 0.25 pt through other units. */
const ROUNDING_PT = 0.02

/** Hairlines show on screen, because it draws nothing thinner than a pixel, and break up in print. */
export const thinLinesRule: Rule = {
  id,
  check({ pages }, expectation) {
    const { limits } = expectation
    const least = (limits.thinnestLinePt - ROUNDING_PT) * MM_PER_PT
    const thin = pages.filter(({ thinnestLine }) => thinnestLine !== null && thinnestLine < least)
    if (thin.length === 0) return []
    const numbers = thin.map((page) => page.number)
    const thinnest = Math.min(...thin.map((page) => page.thinnestLine ?? Infinity))
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        box: placeOf(thin[0], 'thinnestLine', expectation),
        title: `${pageWords(numbers)}의 가는 선이 끊겨 보일 수 있습니다`,
        detail: `가장 가는 선이 ${ptWords(thinnest)}입니다. ${limits.thinnestLinePt} pt(약 ${hundredths(limits.thinnestLinePt * MM_PER_PT)} mm) 이상이면 고르게 인쇄됩니다(${limitWords(limits)}).`,
      }),
    ]
  },
}

const hundredths = (value: number) => Math.round(value * 100) / 100
