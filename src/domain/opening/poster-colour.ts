import { contrastOf, typeOn } from './brand-colours.ts'

/** What small text needs on the poster. */
const LEAST = 4.5

/** Korean: why nothing can be read on a poster of that colour, in ink or in white; null when it can. */
export function posterProblem(colour: string): string | null {
  const contrast = contrastOf(colour, typeOn(colour))
  return contrast >= LEAST
    ? null
    : `이 색 위에서는 검은 글씨도 흰 글씨도 잘 읽히지 않아요 (대비 ${contrast.toFixed(1)}:1, 4.5:1부터 됩니다). 더 밝거나 어둡게 골라 주세요.`
}
