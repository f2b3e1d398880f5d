import type { FirstGuide } from '../first-guide.ts'
import { doc, figure, h2, list, note, p } from '../guide-words.ts'

export const GUIDE_2_3: FirstGuide = {
  slug: 'guide2-3',
  fields: {
    question: '포토샵으로 만든 파일도 인쇄할 수 있나요?',
    lead: '할 수 있습니다. 처음부터 도련까지 넣은 크기와 해상도로 시작해야 합니다. 글이 많은 책은 다른 프로그램이 낫습니다.',
    product: 'D301',
  },
  doc: doc(
    figure('steps-export'),
    h2('새 문서'),
    list(
      '크기에 도련을 더합니다. A4라면 216 × 303 mm입니다.',
      '해상도는 300 픽셀/인치, 색상 모드는 CMYK로 둡니다.',
      '보기, 안내선에서 사방 3 mm에 선을 그어 재단선을 표시합니다.',
    ),
    h2('저장하기'),
    p(
      '글자 레이어를 합치지 말고 파일, 다른 이름으로 저장에서 Photoshop PDF를 고르면 글자가 또렷하게 남습니다. 모두 합쳐 그림으로 만들면 작은 글자가 흐려집니다. JPG로 저장해야 한다면 가장 높은 품질을 고르세요.',
    ),
    h2('이것만은'),
    list(
      '작은 그림을 늘려 시작하지 않습니다. 늘린 그림은 다시 또렷해지지 않습니다.',
      '검은 글자는 색상 값을 C0 M0 Y0 K100으로 정합니다.',
      '레이어 효과를 많이 쓴 파일은 저장한 PDF를 열어 빠진 것이 없는지 봅니다.',
      '여러 쪽이면 쪽마다 저장하지 말고 인디자인이나 아크로뱃에서 하나로 모읍니다.',
    ),
    note('info', 'JPG나 PNG 한 장도 올릴 수 있습니다. 한 쪽짜리 PDF로 바꾸어 검사해 드립니다.'),
  ),
}
