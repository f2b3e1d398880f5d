import { finding, type Rule } from '../rule.ts'

const id = 'layers'

/** What is printed is what is switched on when the file opens; the customer may have looked at another state. */
export const layersRule: Rule = {
  id,
  check: ({ hasLayers }) =>
    hasLayers
      ? [
          finding(id, {
            severity: 'warn',
            title: '켜고 끌 수 있는 레이어가 있습니다',
            detail: '파일을 열었을 때 보이는 레이어만 인쇄됩니다. 숨긴 내용이 필요하지 않은지 시안에서 확인해 주세요.',
          }),
        ]
      : [],
}
