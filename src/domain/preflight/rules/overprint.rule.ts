import { placeOf } from '../place-of.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'overprint'

/** Overprinting colours mix with what lies below. The proof cannot show that. */
export const overprintRule: Rule = {
  id,
  check({ pages }, expectation) {
    const found = pages.filter((page) => page.overprint && !page.whiteOverprint)
    if (found.length === 0) return []
    const numbers = found.map((page) => page.number)
    return [
      finding(id, {
        severity: 'warn',
        pages: numbers,
        box: placeOf(found[0], 'overprint', expectation),
        title: `${pageWords(numbers)}에 겹쳐 찍기(오버프린트)가 있습니다`,
        detail:
          '아래 색과 섞여 화면이나 시안과 다른 색이 됩니다. 시안에는 나타나지 않으니, 일부러 한 것이 아니라면 오버프린트를 꺼 주세요.',
      }),
    ]
  },
}
