import { josa } from '#/lib/josa.ts'
import type { FileExpectation } from '../file-expectation.ts'
import { mmWords } from '../finding-messages.ts'
import { READ_UP_TO, SAFE_AT_KNIFE } from '../margins.data.ts'
import { PAGE_EDGES, type PageFacts } from '../pdf-facts.ts'
import { saidOf, warnOf, worstOfPages } from '../piece-findings.ts'
import { isSurelyOver, letterHeight, piecesOf, type PlacedPiece } from '../piece-places.ts'
import { boundEdge, type Edge } from '../placement.ts'
import type { Rule } from '../rule.ts'

const id = 'safe-margin'

/** Rounding, and the air beside a letter within its width. */
const ROUNDING = 0.15
/** Art this near to the knife is meant to run off it, which the rule of the bleed judges. */
const RUNS_OFF = 0.5

type Place = PlacedPiece & { readonly distance: number }

/** Text at the edge is lost when the cut is off, and so is art that stands alone there. */
export const safeMarginRule: Rule = {
  id,
  check({ pages }, expectation) {
    const placed = pages.flatMap((page) => piecesOf(page, expectation))
    const text = nearest(placed, 'text', expectation)
    const isCut = ({ distance }: Place) => distance <= expectation.wrap + ROUNDING / 2
    const lost = worstOfPages(lostText(placed, expectation))
    const stopped = new Set(lost.map(({ page }) => page.number))
    const cut = worstOfPages(text.filter((place) => isCut(place) && !stopped.has(place.page.number)))
    const known = new Set([...lost, ...cut].map(({ page }) => page.number))
    const close = worstOfPages(
      text.filter(
        ({ page, distance }) => !known.has(page.number) && distance < expectation.wrap + expectation.safe - ROUNDING,
      ),
    )
    return [
      ...saidOfLost(lost, expectation),
      ...saidOfCut(cut, expectation),
      ...saidOfClose(close, expectation),
      ...artFindings(placed, expectation),
    ]
  },
}

/** The bound edge has a rule of its own. */
function nearest(placed: readonly PlacedPiece[], kind: PlacedPiece['kind'], { gutter }: FileExpectation) {
  return placed.flatMap((piece): readonly Place[] => {
    if (piece.kind !== kind) return []
    const bound = boundEdge(piece.page.number, gutter?.side ?? null)
    const distance = Math.min(...PAGE_EDGES.filter((edge) => edge !== bound).map((edge) => piece.inside[edge]))
    return [{ ...piece, distance }]
  })
}

/**
 * Text of which the knife, or the edge of a case's boards, surely takes a part. Letters that are a picture may run off an edge, all the
 * way through the bleed; and a picture over two pages may have its words in the fold between them.
 */
function lostText(placed: readonly PlacedPiece[], expectation: FileExpectation): readonly Place[] {
  const { wrap, bleed, bindingSide } = expectation
  return placed.flatMap((piece): readonly Place[] => {
    if (piece.kind !== 'text') return []
    const bound = boundEdge(piece.page.number, bindingSide)
    const lost = PAGE_EDGES.filter((edge) => {
      const over = wrap - piece.inside[edge]
      const isPicture = letterHeight(piece) > READ_UP_TO && over >= bleed - RUNS_OFF
      return edge !== bound && isSurelyOver(piece, over) && !isPicture && !isTurnedIn(piece, edge, wrap)
    })
    return lost.length > 0 ? [{ ...piece, distance: Math.min(...lost.map((edge) => piece.inside[edge])) }] : []
  })
}

/** Nobody sees what lies on the part that is turned in; it may be a word for the bindery. */
function isTurnedIn({ inside, box }: PlacedPiece, edge: Edge, wrap: number): boolean {
  const along = edge === 'left' || edge === 'right' ? box.width : box.height
  return wrap > 0 && inside[edge] + along <= wrap
}

function saidOfLost(lost: readonly Place[], { wrap, safe }: FileExpectation) {
  const how = wrap > 0 ? '판지 모서리에서 접혀 안 보이게 됩니다' : '재단선에서 잘립니다'
  return saidOf(id, 'block', lost, (where, least) => ({
    title: `${where}의 글자가 ${how}`,
    detail: `표시한 글자가 ${josa(wrap > 0 ? '판지 모서리' : '재단선', '을/를')} ${mmWords(wrap - least)} mm 넘어가 일부가 인쇄물에 남지 않습니다. ${mmWords(wrap + safe)} mm 이상 안쪽으로 옮겨 주세요. 일부러 걸치게 한 글자라면 주문할 때 담당자에게 확인을 요청해 주세요.`,
  }))
}

function saidOfCut(cut: readonly Place[], { wrap, safe }: FileExpectation) {
  const how = wrap > 0 ? '판지를 싸며 접혀 들어가는 자리에 걸립니다' : '재단선에서 잘립니다'
  return warnOf(id, cut, (where) => ({
    title: `${where}의 글자가 ${how}`,
    detail: `표시한 글자의 일부가 인쇄물에 남지 않습니다. 일부러 걸치게 한 글자가 아니라면 ${mmWords(wrap + safe)} mm 이상 안쪽으로 옮겨 주세요.`,
  }))
}

function saidOfClose(close: readonly Place[], { wrap, safe }: FileExpectation) {
  const line = wrap > 0 ? '판지 모서리' : '재단선'
  return warnOf(id, close, (where, least) => ({
    title: `${where}의 글자가 ${line}에 가깝습니다`,
    detail: `가장 가까운 글자가 ${line}에서 ${mmWords(least - wrap)} mm입니다. 잘리지 않도록 ${mmWords(safe)} mm 이상 안쪽에 두세요.`,
  }))
}

/** A scan has its rim where the paper lay; what a case turns in is not seen. */
function artFindings(placed: readonly PlacedPiece[], expectation: FileExpectation) {
  if (expectation.wrap > 0) return []
  const alone = placed.filter(({ page, inside }) => !isScan(page) && Math.min(...Object.values(inside)) > -RUNS_OFF)
  const close = nearest(alone, 'art', expectation).filter(
    ({ distance }) => distance > RUNS_OFF && distance < SAFE_AT_KNIFE - ROUNDING,
  )
  return warnOf(id, worstOfPages(close), (where, least) => ({
    title: `${where}의 그림이나 선이 재단선에 가깝습니다`,
    detail: `재단선에서 ${mmWords(least)} mm 안쪽에서 끝납니다. 자를 때 생기는 작은 오차로 잘리거나 흰 틈이 고르지 않게 보입니다. ${mmWords(SAFE_AT_KNIFE)} mm 이상 안쪽에 두거나, 가장자리까지 채울 그림이면 재단 여백까지 늘려 주세요.`,
  }))
}

const isScan = (page: PageFacts) => page.onlyPictures
