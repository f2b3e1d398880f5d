/** What the shop writes with the one editor. The rows are what its people choose by. */
export const WRITTEN_KINDS = {
  home: { name: '첫 화면', where: '홈' },
  notice: { name: '공지', where: '고객센터 공지사항' },
  faq: { name: '자주 묻는 질문', where: '고객센터 자주 묻는 질문' },
  guide: { name: '작업 안내', where: '작업 안내 49편' },
  policy: { name: '약관과 방침', where: '이용약관, 개인정보처리방침' },
  portfolio: { name: '제작사례', where: '고객센터 제작사례' },
  archive: { name: '자료', where: '고객센터 자료실' },
  press: { name: '언론과 소식', where: '언론보도' },
  promotion: { name: '행사', where: '모바일 프로모션' },
  banner: { name: '띠 배너', where: '화면 맨 위 한 줄' },
  popup: { name: '팝업', where: '화면 위에 뜨는 창' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly where: string }>>

export type WrittenKind = keyof typeof WRITTEN_KINDS
export const WRITTEN_KIND_NAMES = Object.keys(WRITTEN_KINDS) as readonly WrittenKind[]

/** Where a banner or a pop-up is shown: groups of pages by how their address begins; the first that fits is the page's. */
export const SHOWN_ON = {
  home: { name: '홈', begins: [] },
  product: {
    name: '상품과 견적',
    begins: ['/product', '/bkOrder', '/cover', '/inner', '/ebook', '/first', '/realtime', '/review'],
  },
  cust: { name: '고객센터와 안내', begins: ['/cust', '/guide', '/24report', '/press'] },
  mypage: { name: '내 정보와 주문', begins: ['/mypage', '/order-progress'] },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly begins: readonly string[] }>>

export type ShownOn = keyof typeof SHOWN_ON
export const SHOWN_ON_NAMES = Object.keys(SHOWN_ON) as readonly ShownOn[]
