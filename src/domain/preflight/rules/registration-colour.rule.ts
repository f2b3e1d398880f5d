import { pagesInColour } from '../few-inks.ts'
import { placeOf } from '../place-of.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'registration-colour'

/** The `All` separation prints on every plate, which no paper bears; with one plate it is simply black. */
export const registrationColourRule: Rule = {
  id,
  check({ pages }, expectation) {
    const found = pages.filter((page) => page.registrationColour)
    if (found.length === 0) return []
    const numbers = found.map((page) => page.number)
    return [
      finding(id, {
        severity: pagesInColour(found, expectation).length === 0 ? 'warn' : 'block',
        pages: numbers,
        box: placeOf(found[0], 'registrationColour', expectation),
        title: `${pageWords(numbers)}에 맞춤표용 색(레지스트레이션)이 쓰였습니다`,
        detail:
          '모든 잉크가 겹쳐 찍혀 번지고 늦게 마릅니다. 글자와 그림의 색을 먹(K 100)으로 바꿔 주세요. 재단선 밖의 표시는 그대로 두셔도 됩니다.',
      }),
    ]
  },
}
