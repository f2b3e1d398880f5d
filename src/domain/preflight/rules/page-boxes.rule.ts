import type { BoxMm, PageFacts } from '../pdf-facts.ts'
import { placePage } from '../placement.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'page-boxes'
/** Boxes are written with a few digits. */
const ROUNDING = 0.2

/**
 * Pages whose stored frames (boxes, turn, unit) say something else than what is seen. Programs disagree about such pages: one
 * shows the bleed cut off, another the page lying on its side. The shop can write the frames anew without touching the art.
 */
export const pageBoxesRule: Rule = {
  id,
  check({ pages }, expectation) {
    // A single turned page may be a mistake and is another rule's; a file that is turned as a whole is only written oddly.
    const allTurned = pages.every((page) => page.rotation !== 0)
    const odd = pages
      .filter((page) => placePage(page, expectation).fits && (allTurned || isOdd(page)))
      .map((page) => page.number)
    if (odd.length === 0) return []
    return [
      finding(id, {
        severity: 'fixable',
        fixer: 'page-boxes',
        pages: odd,
        title: `${pageWords(odd)}의 쪽 틀이 프로그램마다 다르게 보일 수 있습니다`,
        detail:
          '재단선, 보이는 범위, 방향, 단위 가운데 서로 맞지 않는 값이 있습니다. 그림과 글자는 그대로 두고 쪽 틀만 바르게 다시 적을 수 있습니다.',
      }),
    ]
  },
}

function isOdd({ media, crop, trim, bleed, userUnit }: PageFacts): boolean {
  if (userUnit !== 1) return true
  if (trim && !holds(media, trim)) return true
  if (bleed && trim && !holds(bleed, trim)) return true
  // A crop box between trim and bleed cuts the bleed off on screen and in proofs.
  return crop !== null && bleed !== null && !holds(crop, bleed) && holds(media, bleed)
}

const holds = (outer: BoxMm, inner: BoxMm): boolean =>
  inner.x >= outer.x - ROUNDING &&
  inner.y >= outer.y - ROUNDING &&
  inner.x + inner.width <= outer.x + outer.width + ROUNDING &&
  inner.y + inner.height <= outer.y + outer.height + ROUNDING
