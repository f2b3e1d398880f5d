import type { FileExpectation, FoldedAt } from '../file-expectation.ts'
import { mmWords } from '../finding-messages.ts'
import { SAFE_AT_FOLD } from '../margins.data.ts'
import { warnOf, worstOfPages } from '../piece-findings.ts'
import { isOnSpine, piecesOf, spineOf, type PlacedPiece } from '../piece-places.ts'
import type { Rule } from '../rule.ts'

const id = 'fold-margin'
const ROUNDING = 0.15
/** Larger letters are headings that are meant to go over a fold. */
const SMALL_TEXT_MM = 6

/** Lines to read that a fold goes through: a panel that was laid out too broad, or on the wrong side. */
export const foldMarginRule: Rule = {
  id,
  check({ pages }, expectation) {
    if (expectation.folds.length === 0) return []
    const spine = spineOf(expectation)
    const found = worstOfPages(
      pages.flatMap((page) =>
        piecesOf(page, expectation).flatMap((piece) => {
          const { kind, box } = piece
          const isRead = kind === 'text' && Math.min(box.width, box.height) <= SMALL_TEXT_MM
          if (!isRead || (spine && isOnSpine(box, spine))) return []
          const distances = expectation.folds.map((fold) => distanceOf(piece, fold, expectation))
          const distance = Math.min(...distances)
          return distance < SAFE_AT_FOLD - ROUNDING ? [{ ...piece, distance }] : []
        }),
      ),
    )
    return warnOf(id, found, (where) => ({
      title: `${where}의 글자가 접는 선에 걸립니다`,
      detail: `접는 자리의 글자는 갈라지거나 옆면으로 넘어갑니다. 접는 선에서 ${mmWords(SAFE_AT_FOLD)} mm 이상 띄워 주세요. 면마다 너비가 다르니 도안의 접는 선을 확인해 주세요.`,
    }))
  },
}

/** Negative where the fold goes through. The inside of a sheet shows its folds the other way round. */
function distanceOf({ page, box }: PlacedPiece, { direction, at }: FoldedAt, { trim }: FileExpectation): number {
  const isUpright = direction === 'vertical'
  const isInside = page.number % 2 === 0
  const place = isUpright ? (isInside ? trim.width - at : at) : trim.height - at
  const [from, to] = isUpright ? [box.x, box.x + box.width] : [box.y, box.y + box.height]
  if (from > place) return from - place
  return to < place ? place - to : -Math.min(place - from, to - place)
}
