import { knockoutRule } from '../knockout-rule.ts'

/** The white rim of a thin line runs along all of its length. */
export const blackLinesRule = knockoutRule({
  id: 'black-lines',
  fact: 'knockoutBlackLine',
  fixer: 'black-overprint',
  title: (pages) => `${pages}의 가는 검은 선에 흰 테가 보일 수 있습니다`,
  detail: (pt) => `색 바탕 위의 ${pt} pt 선이 바탕을 파내고 찍힙니다. 판이 조금만 어긋나도 선을 따라 흰 테가 생깁니다.`,
  offer: '먹 선을 바탕 위에 겹쳐 찍도록(오버프린트) 바꿀 수 있습니다.',
  wish: '먹 선에 겹쳐 찍기(오버프린트)를 켜 주세요.',
})
