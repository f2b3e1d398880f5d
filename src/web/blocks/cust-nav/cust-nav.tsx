import { LinkTabs } from '#/web/ui/tabs.tsx'

const LINKS = [
  { to: '/cust/notice', label: '공지사항' },
  { to: '/cust/faq', label: '자주 묻는 질문' },
  { to: '/cust/inquiry', label: '1:1 문의' },
  { to: '/cust/archive', label: '자료실' },
  { to: '/cust/reservation', label: '방문 예약' },
  { to: '/cust/sample', label: '종이 샘플' },
  { to: '/cust/delivery', label: '배송안내' },
  { to: '/cust/portfolio', label: '제작사례' },
  { to: '/cust/info', label: '이용안내' },
  { to: '/cust/map', label: '오시는 길' },
] as const

export function CustNav() {
  return <LinkTabs label="고객센터 메뉴" links={LINKS} />
}
