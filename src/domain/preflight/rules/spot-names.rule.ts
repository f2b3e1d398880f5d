import { finding, type Rule } from '../rule.ts'
import { nameWords } from '../finding-messages.ts'

const id = 'spot-names'

/** One ink under two names (`PANTONE 485 C`, `Pantone 485C`) makes two plates of what should be one. */
export const spotNamesRule: Rule = {
  id,
  check({ pages, spots }) {
    const groups = new Map<string, string[]>()
    for (const name of spots) groups.set(plain(name), [...(groups.get(plain(name)) ?? []), name])
    return [...groups.values()]
      .filter((names) => names.length > 1)
      .map((names) =>
        finding(id, {
          severity: 'warn',
          pages: pages.filter((page) => page.spots.some((spot) => names.includes(spot))).map((page) => page.number),
          title: `한 별색이 이름만 달라 ${names.length}가지로 나뉘어 있습니다: ${nameWords(names)}`,
          detail: '이름이 다르면 판도 따로 나옵니다. 같은 잉크라면 이름을 하나로 맞춰 다시 저장해 주세요.',
        }),
      )
  },
}

/** Case, spaces and the letters for coated and uncoated paper make no other ink. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')
    .replace(/(\d)(c|u|cv|cvc|cvu|cp|up)$/, '$1')
