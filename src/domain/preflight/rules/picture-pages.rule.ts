import { filledPages } from '../page-filling.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'picture-pages'

/** From here on letters in a picture have edges that the eye takes for sharp. */
const SHARP_LETTERS_PPI = 400

/** A page that is one picture and nothing else: if there are letters in it, they are dots, too. */
export const picturePagesRule: Rule = {
  id,
  check(facts, expectation) {
    const found = filledPages(facts, expectation).filter(
      ({ page, ppi }) => page.onlyPictures && ppi < SHARP_LETTERS_PPI,
    )
    if (found.length === 0) return []
    const numbers = found.map(({ page }) => page.number)
    const lowest = Math.min(...found.map(({ ppi }) => ppi))
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        title: `${pageWords(numbers)}은 글자까지 한 장의 그림으로 되어 있습니다`,
        detail: `스캔했거나 그림으로 저장한 쪽입니다(${lowest} ppi). 그림 속 글자는 가장자리가 부드럽게 번져 찍힙니다. 글자가 있는 쪽이면 원본 프로그램에서 PDF로 내보내 주세요. ${SHARP_LETTERS_PPI} ppi 이상으로 다시 스캔해도 나아집니다. 사진만 실은 쪽이면 그대로 두셔도 됩니다.`,
      }),
    ]
  },
}
