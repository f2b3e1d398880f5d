/**
 * What somebody of the staff may be let do: one right for each group of endpoints. Roles are sets of them that the owner edits;
 * the words are what the owner chooses by. A new right also wants its row in a migration for the roles that shall have it.
 */
export const RIGHT_WORDS = {
  inquiries: { name: '1:1 문의', about: '문의와 답변 문구, 문제 신고를 맡습니다.' },
  'member-approvals': { name: '가입 승인', about: '학원과 사업자의 서류를 보고 승인하거나 반려합니다.' },
  members: { name: '회원 열람', about: '회원을 찾고 회원 정보와 서류를 열어 보며 메모를 씁니다.' },
  'member-admin': { name: '회원 관리', about: '등급과 할인, 종류를 바꾸고 정지하거나 합칩니다.' },
  content: {
    name: '글과 배너',
    about: '공지와 질문, 제작사례, 배너와 팝업을 쓰고 공개합니다. 약관은 설정 권한도 있어야 알립니다.',
  },
  messages: { name: '문자와 메일', about: '고객에게 간 문자와 메일을 보고 다시 보냅니다.' },
  templates: { name: '알림 문구', about: '고객에게 가는 알림의 문구를 바꿉니다.' },
  reviews: { name: '후기', about: '후기에 답하고 숨깁니다.' },
  visits: { name: '방문 예약', about: '방문을 잡고 확정하고 시간을 막습니다.' },
  'visits-view': { name: '방문 일정 보기', about: '그날 누가 오는지 봅니다.' },
  estimates: { name: '견적', about: '견적을 만들고 조정하고 거둡니다.' },
  'manual-orders': { name: '주문 접수', about: '전화나 방문으로 받은 주문을 넣고, 출고 전에 받는 곳을 바꿉니다.' },
  'cancel-requests': { name: '취소와 입금 확인', about: '취소 요청에 답하고 입금을 살핍니다.' },
  money: { name: '환불과 입금 취소', about: '돌려 드릴 돈을 보내고 되돌아간 돈을 정리합니다.' },
  coupons: { name: '쿠폰', about: '쿠폰 행사를 만들어 시작하고 멈추며 코드를 만듭니다.' },
  'coupon-grants': { name: '쿠폰 지급', about: '고른 회원에게 쿠폰을 주고, 다른 사람이 올린 지급을 승인합니다.' },
  'tax-papers': { name: '세금계산서', about: '세금계산서와 현금영수증을 발행하고 고칩니다.' },
  tariffs: { name: '상품과 요금표', about: '요금표를 고쳐 발행하고 선택지를 닫습니다.' },
  'files-view': { name: '파일 열람', about: '인쇄 파일과 시안의 쪽을 열어 봅니다.' },
  files: { name: '파일과 자료', about: '파일을 다시 요청하고 자료를 PDF로 바꿔 올립니다.' },
  prepress: { name: '시안실', about: '확인이 필요한 파일을 통과시키고 시안실 할 일을 봅니다.' },
  proofs: { name: '시안', about: '시안을 만들어 보내고 고객과 이야기합니다.' },
  'press-packages': { name: '인쇄 자료', about: '인쇄 자료를 만들고 내려받습니다.' },
  production: { name: '제작', about: '제작 공정을 옮깁니다.' },
  hold: { name: '제작 보류', about: '제작을 멈추고 다시 시작합니다.' },
  shipping: { name: '발송', about: '송장을 넣고 배송 문제를 풉니다.' },
  'personal-data': { name: '주소와 전화 열람', about: '주문의 주소와 전화를 열어 봅니다. 기록이 남습니다.' },
  calendar: { name: '쉬는 날과 마감', about: '쉬는 날과 마감 시각을 바꿉니다.' },
  settings: { name: '설정', about: '가게 정보를 바꿉니다.' },
  reports: { name: '보고서', about: '매출과 마진, 납기를 기간마다 봅니다.' },
  audit: { name: '감사 기록', about: '누가 무엇을 하고 보았는지 봅니다.' },
  staff: { name: '직원과 권한', about: '직원과 파트너를 초대하고 역할을 정합니다.' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly about: string }>>

export type Right = keyof typeof RIGHT_WORDS
export const RIGHTS = Object.keys(RIGHT_WORDS) as readonly Right[]
