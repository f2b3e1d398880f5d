/** Keys as they stand on the board, a blank between two, and what they do. */
export type KeyLine = readonly [keys: string, what: string]

const ORDERS: readonly KeyLine[] = [
  ['J K', '아래, 위 주문 열기'],
  ['G', '다음 할 일 열기'],
  ['X', '연 주문 고르기'],
  ['E', '연 주문을 내가 맡기'],
  ['N', '고른 주문을 다음 공정으로'],
  ['A', '고른 주문을 내가 맡기'],
  ['D', '고른 주문의 출고일 바꾸기'],
  ['H', '고른 주문 보류'],
  ['P', '고른 주문의 작업지시서'],
  ['Esc', '닫기, 고른 것 풀기'],
]

/** What each page listens to beside what all do; the most used first, for they stand at the foot of the menu. */
export const KEYS_OF_PAGE: Readonly<Record<string, readonly KeyLine[]>> = {
  '/admin': ORDERS,
  '/admin/orders': [...ORDERS, ['F', '주문 조건']],
  '/admin/production': [
    ['← →', '앞뒤로 옮기기'],
    ['↑ ↓', '다른 기계로'],
    ['P', '작업지시서 인쇄'],
    ['Enter', '여기에 놓기'],
    ['Esc', '되돌리기'],
  ],
  '/admin/production/tickets': [['P', '인쇄']],
  '/admin/shipping': [
    ['J K', '아래, 위 상자 열기'],
    ['X', '연 상자 고르기'],
    ['P', '고른 곳 라벨 인쇄'],
    ['S', '고른 곳 명세 인쇄'],
    ['E', '고른 곳 접수 엑셀'],
    ['D', '고른 곳을 다음 영업일로'],
    ['Esc', '고른 것 풀기'],
  ],
  '/admin/go-live': [['R', '다시 점검']],
}

export const KEYS_EVERYWHERE: readonly KeyLine[] = [
  ['/', '주문 찾기'],
  ['?', '이 목록'],
]
