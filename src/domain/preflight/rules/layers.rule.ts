import { finding, type Rule } from '../rule.ts'
import { nameWords } from '../words.ts'

const id = 'layers'

/** What is printed is what is switched on when the file opens; the customer may have looked at another state. */
export const layersRule: Rule = {
  id,
  check({ hasLayers, hiddenLayers }) {
    if (!hasLayers) return []
    const hidden = hiddenLayers.length > 0
    return [
      finding(id, {
        severity: 'warn',
        title: hidden
          ? `꺼진 레이어 ${hiddenLayers.length}개는 인쇄되지 않습니다: ${nameWords(hiddenLayers)}`
          : '켜고 끌 수 있는 레이어가 있습니다',
        detail: hidden
          ? '파일을 열었을 때 보이는 레이어만 인쇄합니다. 꺼진 레이어를 인쇄해야 한다면 켠 채로 다시 저장해 주세요. 아니라면 그대로 두셔도 됩니다.'
          : '지금은 모두 켜져 있어 보이는 그대로 인쇄합니다. 시안에서 한 번 더 확인해 주세요.',
      }),
    ]
  },
}
