import { finding, type Rule } from '../rule.ts'
import { nameWords } from '../finding-messages.ts'

const id = 'layers'

/** What is printed is what is switched on for print; the customer may have looked at another state. */
export const layersRule: Rule = {
  id,
  check({ hasLayers, hiddenLayers, screenOnlyLayers, printOnlyLayers, pages }) {
    if (!hasLayers) return []
    // Those are another rule's.
    const off = hiddenLayers.filter((name) => !screenOnlyLayers.includes(name))
    if (off.length === 0) return screenOnlyLayers.length + printOnlyLayers.length > 0 ? [] : [ALL_ON]
    return [
      finding(id, {
        severity: 'fixable',
        fixer: 'strip-layers',
        pages: pages.filter((page) => page.hasHidden).map((page) => page.number),
        title: `꺼진 레이어 ${off.length}개는 인쇄되지 않습니다: ${nameWords(off)}`,
        detail:
          '파일을 열었을 때 보이는 레이어만 인쇄합니다. 꺼진 레이어를 인쇄해야 한다면 켠 채로 다시 저장해 주세요. 아니라면 파일에서 아예 빼 둘 수 있습니다.',
      }),
    ]
  },
}

const ALL_ON = finding(id, {
  severity: 'warn',
  title: '켜고 끌 수 있는 레이어가 있습니다',
  detail: '지금은 모두 켜져 있어 보이는 그대로 인쇄합니다. 시안에서 한 번 더 확인해 주세요.',
})
