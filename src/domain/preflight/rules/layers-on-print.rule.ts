import { finding, type Rule } from '../rule.ts'
import { nameWords } from '../finding-messages.ts'

const id = 'layers-on-print'

/** Layers that a screen shows and print does not, or the other way round: whoever looked at the screen saw another page. */
export const layersOnPrintRule: Rule = {
  id,
  check: ({ screenOnlyLayers, printOnlyLayers, pages }) => [
    ...(screenOnlyLayers.length === 0
      ? []
      : [
          finding(id, {
            severity: 'fixable',
            fixer: 'strip-layers',
            pages: pages.filter((page) => page.hasHidden).map((page) => page.number),
            title: `화면에는 보이지만 인쇄되지 않는 레이어가 있습니다: ${nameWords(screenOnlyLayers)}`,
            detail: `파일이 이 레이어를 인쇄에서 빼 두었습니다. ${ASK}`,
          }),
        ]),
    ...(printOnlyLayers.length === 0
      ? []
      : [
          finding(id, {
            severity: 'fixable',
            fixer: 'strip-layers',
            title: `화면에는 보이지 않지만 인쇄되는 레이어가 있습니다: ${nameWords(printOnlyLayers)}`,
            detail: `파일이 이 레이어를 인쇄에만 나오게 해 두었습니다. ${ASK}`,
          }),
        ]),
  ],
}

const ASK =
  '뜻한 대로라면 레이어를 합쳐 화면과 인쇄를 같게 만들 수 있습니다. 아니라면 원본에서 레이어 설정을 바꿔 다시 저장해 주세요.'
