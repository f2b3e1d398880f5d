import { mmWords } from '../finding-messages.ts'
import { piecesOf, warnOf, worstOfPages } from '../piece-places.ts'
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
    return warnOf(id, close, (where, least) => ({
      title: `${where}의 글자가 제본하는 쪽에 가깝습니다`,
      detail: `가장 가까운 글자가 제본선에서 ${mmWords(Math.max(0, least))} mm입니다. 이 제본과 쪽수에서는 안쪽이 다 펼쳐지지 않아 읽기 어려우니 ${mmWords(gutter.width)} mm 이상 띄워 주세요.`,
    }))
  },
}
