/** What the log's `noun.verb` means to the person who reads it. An action without a row here is shown as it is written. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  'access.denied': '권한이 없어 막힘',
  'choice.close': '선택지 판매 중지',
  'choice.open': '선택지 판매 재개',
  'estimate.adjust': '견적 조정',
  'estimate.make': '견적 작성',
  'estimate.read-paper': '견적서 열람',
  'estimate.withdraw': '견적 철회',
  'member.approved': '회원 승인',
  'member.refused': '회원 반려',
  'message.again': '문자·메일 다시 보냄',
  'message.reveal': '문자·메일 열람',
  'message.settled': '문자·메일 확인함',
  'order.reveal-personal-data': '개인정보 열람',
  'press.download': '인쇄 자료 내려받기',
  'shop.change': '매장 정보 변경',
  'staff.login': '로그인',
  'staff.login-failed': '로그인 실패',
  'staff.second-factor-failed': '인증 앱 숫자 틀림',
  'staff.logout': '로그아웃',
  'tariff-draft.create': '요금표 초안 작성',
  'tariff-draft.discard': '요금표 초안 버림',
  'tariff-draft.edit': '요금표 초안 수정',
  'tariff.publish': '요금표 발행',
  'tariff.withdraw': '요금표 철회',
}

export const OBJECT_WORDS: Readonly<Record<string, string>> = {
  choice: '선택지',
  endpoint: '기능',
  estimate: '견적',
  member: '회원',
  message: '문자·메일',
  order: '주문',
  'order-line': '주문 품목',
  'press-package': '인쇄 자료',
  shop: '매장',
  staff: '직원',
  tariff: '요금표',
  'tariff-draft': '요금표 초안',
}

/** People who are not staff are named by their kind. */
export const ACTOR_WORDS: Readonly<Record<string, string>> = {
  visitor: '손님',
  member: '회원',
  partner: '파트너',
  staff: '직원',
  system: '시스템',
}
