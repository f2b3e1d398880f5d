import { finding, type Rule } from '../rule.ts'
import { nameWords } from '../finding-messages.ts'

const id = 'spot-definitions'

/** One name for two colours: wherever the spot is made up of process inks, it comes out in both. */
export const spotDefinitionsRule: Rule = {
  id,
  check({ pages, ambiguousSpots }) {
    const names = ambiguousSpots.filter((name) => pages.some((page) => page.spots.includes(name)))
    if (names.length === 0) return []
    return [
      finding(id, {
        severity: 'warn',
        pages: pages.filter((page) => page.spots.some((spot) => names.includes(spot))).map((page) => page.number),
        title: `한 별색에 색이 두 가지로 정해져 있습니다: ${nameWords(names)}`,
        detail:
          '다른 파일에서 가져온 그림과 별색 값이 다르면 이렇게 됩니다. CMYK로 바꿔 찍으면 같은 별색이 자리마다 다른 색이 됩니다. 원본에서 별색을 하나로 합쳐 다시 저장해 주세요.',
      }),
    ]
  },
}
