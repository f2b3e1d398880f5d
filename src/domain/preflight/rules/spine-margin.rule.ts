import type { FileExpectation } from '../file-expectation.ts'
import { mmWords } from '../finding-messages.ts'
import { SAFE_ON_SPINE } from '../margins.data.ts'
import { saidOf, warnOf, worstOfPages } from '../piece-findings.ts'
import { isOnSpine, isSurelyOver, piecesOf, spineOf, type PlacedPiece } from '../piece-places.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { Rule } from '../rule.ts'

const id = 'spine-margin'
const ROUNDING = 0.15
/** A shape as long as this is a ground of the back, which may end at its edge. */
const GROUND = 0.4
const BESIDE = 10

/** The back of a book is never exactly where it was drawn: text that fills it wanders over the edge. */
export const spineMarginRule: Rule = {
  id,
  check({ pages }, expectation) {
    const spine = spineOf(expectation)
    if (!spine) return []
    const [from, to] = spine
    const close = worstOfPages(
      pages.slice(0, 1).flatMap((page) =>
        onTheBack(piecesOf(page, expectation), spine).flatMap((piece) => {
          const distance = insideSpine(piece, spine, expectation)
          return distance !== null && distance < SAFE_ON_SPINE - ROUNDING ? [{ ...piece, distance }] : []
        }),
      ),
    )
    // Letters that are broader than the back: whichever way the cover is laid round it, part of them lies on its front or back.
    const cut = close.filter((place) => place.kind === 'text' && isSurelyOver(place, -place.distance))
    const near = close.filter((place) => !cut.includes(place))
    const width = mmWords(to - from)
    const stops = saidOf(id, 'block', cut, (where, least) => ({
      title: `${where}의 책등 글자가 책등보다 넓습니다`,
      detail: `책등 너비는 ${width} mm인데 글자가 모서리를 ${mmWords(-least)} mm 넘어가 앞표지나 뒤표지로 꺾입니다. 양쪽에서 ${mmWords(SAFE_ON_SPINE)} mm 이상 띄우도록 글자를 줄여 주세요. 일부러 걸치게 한 글자라면 주문할 때 담당자에게 확인을 요청해 주세요.`,
    }))
    const warns = warnOf(id, near, (where, least) => ({
      title: `${where}의 책등 글자가 책등 모서리에 가깝습니다`,
      detail: `책등 너비는 ${width} mm이고 글자는 모서리에서 ${mmWords(Math.max(0, least))} mm입니다. 표지를 씌울 때 조금 움직이니 양쪽에서 ${mmWords(SAFE_ON_SPINE)} mm 이상 띄우거나 글자를 줄여 주세요.`,
    }))
    return [...stops, ...warns]
  },
}

/** Letters that were made to shapes stand on the back alone; shapes beside it as well are a pattern of the cover. */
function onTheBack(pieces: readonly PlacedPiece[], spine: readonly [Mm, Mm]): readonly PlacedPiece[] {
  const [from, to] = spine
  const isBeside = ({ x, width }: PlacedPiece['box']) => x + width > from - BESIDE && x < to + BESIDE
  const isPattern = pieces.some(({ kind, box }) => kind === 'shape' && isBeside(box) && !isOnSpine(box, spine))
  return pieces.filter(({ kind }) => kind === 'text' || (kind === 'shape' && !isPattern))
}

/** How far inside the back a piece on it ends; null for what lies elsewhere. */
function insideSpine({ kind, box }: PlacedPiece, spine: readonly [Mm, Mm], { trim }: FileExpectation): Mm | null {
  const isGround = kind === 'shape' && box.height > GROUND * trim.height
  if (isGround || !isOnSpine(box, spine)) return null
  const [from, to] = spine
  return Math.min(box.x - from, to - box.x - box.width)
}
