import { mmWords } from '../finding-messages.ts'
import { READ_UP_TO } from '../margins.data.ts'
import { saidOf, warnOf, worstOfPages } from '../piece-findings.ts'
import { isSurelyOver, letterHeight, piecesOf } from '../piece-places.ts'
import { boundEdge } from '../placement.ts'
import type { Rule } from '../rule.ts'

const id = 'gutter-margin'
const ROUNDING = 0.25

/** Text beside the back of a book: glue and thickness swallow it, or a ring's holes go through it. */
export const gutterMarginRule: Rule = {
  id,
  check({ pages }, expectation) {
    const { gutter } = expectation
    if (!gutter) return []
    const close = worstOfPages(
      pages.flatMap((page) => {
        const edge = boundEdge(page.number, gutter.side)
        if (edge === null) return []
        return piecesOf(page, expectation)
          .filter(({ kind, inside }) => kind === 'text' && inside[edge] < gutter.width - ROUNDING)
          .map((piece) => ({ ...piece, distance: piece.inside[edge] }))
      }),
    )
    const cut = close.filter((place) => letterHeight(place) <= READ_UP_TO && isSurelyOver(place, -place.distance))
    const near = close.filter((place) => !cut.includes(place))
    const stops = saidOf(id, 'block', cut, (where, least) => ({
      title: `${where}의 글자가 제본하는 쪽에서 잘립니다`,
      detail: `표시한 글자가 제본선을 ${mmWords(-least)} mm 넘어가 책등에서 갈리거나 풀에 묻힙니다. 제본선에서 ${mmWords(gutter.width)} mm 이상 띄워 주세요. 펼침면에 일부러 걸친 글자라면 주문할 때 담당자에게 확인을 요청해 주세요.`,
    }))
    const warns = warnOf(id, near, (where, least) => ({
      title: `${where}의 글자가 제본하는 쪽에 가깝습니다`,
      detail: `가장 가까운 글자가 제본선에서 ${mmWords(Math.max(0, least))} mm입니다. 이 제본과 쪽수에서는 안쪽이 다 펼쳐지지 않아 읽기 어려우니 ${mmWords(gutter.width)} mm 이상 띄워 주세요.`,
    }))
    return [...stops, ...warns]
  },
}
