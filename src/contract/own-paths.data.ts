import type { WebPathRow } from './web-path-row.ts'

/** Pages that the specification does not name; reached by links in messages and of other pages. */
export const OWN_PATH_ROWS = [
  { path: '/brands/{id}', guard: 'public', layout: 'default-hama-main', title: '브랜드' },
  { path: '/brands/{id}/book', guard: 'member', layout: 'default-hama', title: '교재 목록' },
  { path: '/brands/{id}/book/{bookId}', guard: 'member', layout: 'default-hama', title: '교재 상세' },
  { path: '/brands/{id}/cart', guard: 'member', layout: 'default-hama', title: '장바구니' },
  { path: '/brands/{id}/join', guard: 'public', layout: 'default-hama', title: '가입' },
  { path: '/brands/{id}/order-info', guard: 'public', layout: 'default-hama', title: '주문 안내' },
  { path: '/brands/{id}/product', guard: 'member', layout: 'default-math', title: '제본 신청' },
  { path: '/brands/{id}/test', guard: 'public', layout: 'default-math', title: '제본 신청 연습' },
  { path: '/cust/inquiry', guard: 'public', layout: 'default', title: '문의하기' },
  { path: '/cust/inquiry/{id}', guard: 'public', layout: 'default', title: '내 문의' },
  { path: '/cust/sample', guard: 'public', layout: 'default', title: '종이 샘플' },
  { path: '/ebook/{id}', guard: 'member', layout: 'default', title: '내 전자책', guests: true },
  { path: '/member/guest-order', guard: 'guest', layout: 'default', title: '비회원 주문조회' },
  { path: '/mypage/api', guard: 'member', layout: 'default-mypage', title: 'API 연동' },
  { path: '/mypage/api/guide', guard: 'member', layout: 'default-mypage', title: 'API 사용 안내' },
  { path: '/mypage/credit', guard: 'member', layout: 'default-mypage', title: '후불 내역' },
  { path: '/refund-account', guard: 'public', layout: 'default', title: '환불받을 계좌' },
  { path: '/search', guard: 'public', layout: 'default', title: '찾기' },
  { path: '/shared-deal', guard: 'public', layout: 'document', title: '공유한 거래내역' },
] as const satisfies readonly WebPathRow[]
