import { knockoutRule } from '../knockout-rule.ts'

/** Small black letters on colour. */
export const blackTextRule = knockoutRule({
  id: 'black-text',
  fact: 'knockoutBlackText',
  fixer: 'black-overprint',
  title: (pages) => `${pages}의 작은 검은 글자에 흰 테가 보일 수 있습니다`,
  detail: (pt) => `색 바탕 위의 ${pt} pt 글자가 바탕을 파내고 찍힙니다. 판이 조금만 어긋나도 흰 테가 생깁니다.`,
  offer: '먹 글자를 바탕 위에 겹쳐 찍도록(오버프린트) 바꿀 수 있습니다.',
  wish: '먹 글자에 겹쳐 찍기(오버프린트)를 켜 주세요.',
})
