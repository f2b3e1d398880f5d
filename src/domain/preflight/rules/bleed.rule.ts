import { shortBleed } from '../bleed-edges.ts'
import { finding, type Rule } from '../rule.ts'
import { mmWords, pageWords } from '../finding-messages.ts'

const id = 'bleed'

/** Art that ends at the knife shows a white sliver where the cut is off. The shop can continue it beyond the knife. */
export const bleedRule: Rule = {
  id,
  check({ pages, measured }, expectation) {
    const short = pages.flatMap((page) => {
      const found = shortBleed(page, expectation)
      return found ? [{ number: page.number, hasRoom: found.hasRoom }] : []
    })
    const numbers = (hasRoom: boolean) => short.filter((page) => page.hasRoom === hasRoom).map((page) => page.number)
    const [without, empty] = [numbers(false), numbers(true)]
    const need = `재단선 밖으로 ${mmWords(expectation.bleed)} mm`
    const { edgePages, edgesDrawn } = measured
    const seen =
      edgesDrawn < edgePages ? ` 가장자리까지 닿는 ${edgePages}쪽 가운데 ${edgesDrawn}쪽을 그려 보았습니다.` : ''
    const said = { severity: 'fixable', fixer: 'bleed-mirror' } as const
    return [
      ...(without.length
        ? [
            finding(id, {
              ...said,
              pages: without,
              title: `${pageWords(without)}에 재단 여백이 없습니다`,
              detail: `그림이나 배경이 재단선에서 끝납니다. 자를 때 생기는 작은 오차로 가장자리에 흰 줄이 보일 수 있으니 ${need}까지 늘려 주세요.`,
            }),
          ]
        : []),
      ...(empty.length
        ? [
            finding(id, {
              ...said,
              pages: empty,
              title: `${pageWords(empty)}의 재단 여백이 비어 있습니다`,
              detail: `여백 자리는 있지만 그림이나 배경이 재단선에서 끝납니다. 배경을 ${need}까지 늘려 주세요.${seen}`,
            }),
          ]
        : []),
    ]
  },
}
