import { limitWords } from '../press-limits.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'line-art-resolution'
const WORTH_LOOKING_MM = 5

/** Scans of one bit have no greys to smooth their edges, so they need more pixels. */
export const lineArtResolutionRule: Rule = {
  id,
  check({ images }, { limits }) {
    const coarse = images.filter(
      (image) =>
        image.bitsPerComponent === 1 &&
        image.ppi < limits.ppiLineArt &&
        Math.max(image.box.width, image.box.height) > WORTH_LOOKING_MM,
    )
    if (coarse.length === 0) return []
    const pages = [...new Set(coarse.map((image) => image.page))].toSorted((a, b) => a - b)
    const lowest = Math.min(...coarse.map((image) => image.ppi))
    return [
      finding(id, {
        severity: 'warn',
        pages,
        title: `${pageWords(pages)} 흑백 스캔의 가장자리가 거칠 수 있습니다`,
        detail: `1비트 이미지가 ${lowest} ppi입니다. 글자와 선이 매끈하려면 ${limits.ppiLineArt} ppi 이상이 좋습니다(${limitWords(limits)}, 권장 1,200 ppi).`,
      }),
    ]
  },
}
