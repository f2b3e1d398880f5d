import { fewInksAt, pagesInColour } from '../few-inks.ts'
import type { FileExpectation } from '../file-expectation.ts'
import type { PageFacts } from '../pdf-facts.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'colour-pages'

/** More colour in the file than in the order: it would be printed black, or has to be ordered. */
export const colourPagesRule: Rule = {
  id,
  check({ pages }, expectation) {
    const coloured = pages.filter((page) => page.colour === 'colour')
    return [...toBeBlack(coloured, expectation), ...tooMany(coloured, expectation)]
  },
}

/** Said of the pages alone that are ordered in black: a side, a section, or all of the file. */
function toBeBlack(coloured: readonly PageFacts[], expectation: FileExpectation) {
  const found = coloured.flatMap((page) => {
    const inks = fewInksAt(expectation, page.number)
    return inks !== null && !isOrderedInk(page, expectation) ? [{ page: page.number, inks }] : []
  })
  const numbers = found.map(({ page }) => page)
  if (numbers.length === 0) return []
  const where = pageWords(numbers)
  if (expectation.colourPages === 0 && found.every(({ inks }) => inks === 1)) {
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        title: `흑백 주문인데 ${where}에 색이 있습니다`,
        detail: `컬러 ${numbers.length}쪽도 모두 흑백으로 인쇄됩니다. 컬러로 인쇄하려면 주문의 컬러 쪽수를 바꿔 주세요.`,
      }),
    ]
  }
  const two = found.some(({ inks }) => inks === 2)
  return [
    finding(id, {
      severity: 'warn',
      pages: numbers,
      title: two
        ? `2도로 주문한 ${where}에 먹과 별색이 아닌 색이 있습니다`
        : `흑백으로 주문한 ${where}에 색이 있습니다`,
      detail: two
        ? '그 색은 검정으로 바꿔 인쇄합니다. 둘째 색으로 찍을 곳은 주문한 별색으로 그려 주시고, 여러 색이 필요하면 컬러로 주문해 주세요.'
        : '이대로 두시면 그 색을 검정으로 바꿔 인쇄합니다. 컬러로 인쇄하려면 주문에서 이 면이나 이 쪽을 컬러로 바꿔 주세요.',
    }),
  ]
}

const BLACK_OR_SPOT = new Set(['DeviceGray', 'CalGray', 'ICC Gray', 'Separation', 'DeviceN'])

/** All of its colour comes from a spot, and spots were ordered: foil on a black cover is no colour page. */
const isOrderedInk = (page: PageFacts, { spotInks }: FileExpectation): boolean =>
  spotInks > 0 && page.spots.length > 0 && page.colourSpaces.every((space) => BLACK_OR_SPOT.has(space))

function tooMany(coloured: readonly PageFacts[], expectation: FileExpectation) {
  const { colourPages } = expectation
  const numbers = pagesInColour(coloured, expectation).map((page) => page.number)
  if (colourPages === null || colourPages === 0 || numbers.length <= colourPages) return []
  return [
    finding(id, {
      severity: 'block',
      pages: numbers,
      title: `컬러 ${colourPages}쪽을 주문했는데 파일에는 ${numbers.length}쪽입니다`,
      detail: `컬러인 쪽: ${pageWords(numbers)}. 주문의 컬러 쪽수를 늘리거나, 흑백으로 둘 쪽을 회색으로 바꿔 주세요.`,
    }),
  ]
}
