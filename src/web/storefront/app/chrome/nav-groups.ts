import type { WebPath } from '#/contract/web-paths.ts'

interface NavGroup {
  readonly title: string
  readonly links: readonly { readonly to: WebPath; readonly label: string }[]
}

export const FOOTER_GROUPS: readonly NavGroup[] = [
  {
    title: '주문',
    links: [
      { to: '/mypage/order', label: '주문내역' },
      { to: '/24report', label: '24시간 보고서' },
      { to: '/mypage/estimate', label: '견적함' },
      { to: '/mypage/draft', label: '시안 확인' },
      { to: '/mypage/cart', label: '장바구니' },
    ],
  },
  {
    title: '작업 안내',
    links: [
      { to: '/first', label: '처음 오셨나요' },
      { to: '/guide/guide1_9', label: '접수 전 점검표' },
      { to: '/guide/guide4_6', label: '책등 두께 계산' },
      { to: '/cust/archive', label: '자료실' },
      { to: '/cover', label: '표지 디자인' },
      { to: '/inner', label: '내지 디자인' },
    ],
  },
  {
    title: '고객센터',
    links: [
      { to: '/cust/notice', label: '공지사항' },
      { to: '/search', label: '찾기' },
      { to: '/cust/faq', label: '자주 묻는 질문' },
      { to: '/cust/inquiry', label: '1:1 문의' },
      { to: '/member/guest-order', label: '비회원 주문조회' },
      { to: '/cust/delivery', label: '배송안내' },
    ],
  },
  {
    title: '인쇄소',
    links: [
      { to: '/cust/info', label: '이용안내' },
      { to: '/realtime', label: '실시간 제작현황' },
      { to: '/press', label: '언론과 소식' },
      { to: '/cust/portfolio', label: '제작사례' },
      { to: '/cust/sample', label: '종이 샘플' },
      { to: '/review', label: '구매후기' },
      { to: '/member/premium', label: '회원 등급' },
    ],
  },
]

/** What somebody without an account has of it. */
export const GUEST_GROUPS: readonly NavGroup[] = [
  {
    title: '주문',
    links: [
      { to: '/mypage/order', label: '주문내역' },
      { to: '/mypage/cart', label: '장바구니' },
      { to: '/mypage/draft', label: '시안 확인' },
    ],
  },
  { title: '회원', links: [{ to: '/member/join', label: '회원가입' }] },
]

export const MYPAGE_GROUPS: readonly NavGroup[] = [
  {
    title: '주문',
    links: [
      { to: '/mypage/order', label: '주문내역' },
      { to: '/mypage/cart', label: '장바구니' },
      { to: '/mypage/draft', label: '시안 확인' },
      { to: '/mypage/shipping', label: '배송지 관리' },
    ],
  },
  {
    title: '견적·서류',
    links: [
      { to: '/mypage/estimate', label: '견적함' },
      { to: '/mypage/deal', label: '거래내역' },
      { to: '/mypage/tax-bill', label: '세금계산서' },
    ],
  },
  {
    title: '혜택',
    links: [
      { to: '/mypage/coupon', label: '쿠폰' },
      { to: '/mypage/emoney', label: '포인트·e머니' },
    ],
  },
  {
    title: '나',
    links: [
      { to: '/mypage/myCover', label: '내 디자인' },
      { to: '/mypage/contact', label: '1:1 문의' },
      { to: '/mypage/mySetting', label: '내 정보' },
    ],
  },
]
