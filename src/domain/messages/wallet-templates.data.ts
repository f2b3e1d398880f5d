import type { MessageTemplate } from './message-template.ts'

const SEEN = '마이페이지의 포인트·e머니에서 보실 수 있습니다.\n{링크}'

/** Points and e-money: what came, what goes back, and what is about to end. None of it advertises anything. */
export const WALLET_TEMPLATES = {
  'emoney-account': {
    name: 'e머니 충전 계좌 안내',
    subject: 'e머니 충전 계좌 안내',
    mail: '{이름}님, e머니를 충전하실 계좌입니다.\n{은행} {계좌번호}\n예금주 {예금주}\n{입금기한}까지 {금액}을 한 번에 보내 주세요.\n{링크}',
    text: '{이름}님, e머니를 충전하실 계좌입니다.\n{은행} {계좌번호}\n예금주 {예금주}\n{입금기한}까지 {금액}을 한 번에 보내 주세요.',
    required: ['은행', '계좌번호', '예금주', '금액', '입금기한'],
    optional: [],
    purpose: 'required',
    urgency: 'now',
    unproven: true,
  },
  'emoney-charged': {
    name: 'e머니 충전',
    subject: 'e머니 {금액} 충전',
    mail: `{이름}님, {결제수단} e머니 {금액}을 충전하셨습니다.\n주문서에서 바로 쓰실 수 있고, 쓰지 않은 금액은 환불을 신청하실 수 있습니다.\n${SEEN}`,
    text: '{이름}님, {결제수단} e머니 {금액}을 충전하셨습니다.',
    required: ['결제수단', '금액'],
    optional: [],
    purpose: 'order',
    urgency: 'now',
  },
  'emoney-taken-back': {
    name: 'e머니 충전 취소 (은행·카드사)',
    subject: 'e머니 충전이 취소되었습니다',
    mail: `{이름}님, 은행이나 카드사가 e머니를 충전한 {금액}을 되가져갔습니다.\n{다음할일}\n${SEEN}`,
    text: '{이름}님, 은행이나 카드사가 e머니를 충전한 {금액}을 되가져갔습니다.\n{다음할일}',
    required: ['금액', '다음할일'],
    optional: [],
    purpose: 'order',
    urgency: 'day',
  },
  'emoney-refunded': {
    name: 'e머니 환불 완료',
    subject: 'e머니 {금액} 환불',
    mail: `{이름}님, 신청하신 e머니 {금액}을 환불해 드렸습니다.\n카드로 충전하셨다면 카드사에 따라 며칠 뒤 이용 내역에 나타납니다.\n${SEEN}`,
    text: '{이름}님, 신청하신 e머니 {금액}을 환불해 드렸습니다.',
    required: ['금액'],
    optional: [],
    purpose: 'order',
    urgency: 'day',
  },
  'emoney-refund-refused': {
    name: 'e머니 환불 거절',
    subject: 'e머니 환불을 해 드리지 못했습니다',
    mail: `{이름}님, 신청하신 e머니 {금액}을 환불해 드리지 못했습니다.\n{안내}\n금액은 다시 쓰실 수 있습니다.\n${SEEN}`,
    text: '{이름}님, 신청하신 e머니 {금액}을 환불해 드리지 못했습니다.\n{안내}\n금액은 다시 쓰실 수 있습니다.',
    required: ['금액', '안내'],
    optional: [],
    purpose: 'order',
    urgency: 'day',
  },
  'value-ends': {
    name: '포인트·e머니 소멸 안내',
    subject: '{소멸금액} 소멸 안내',
    mail: `{이름}님, 가지고 계신 {소멸금액}의 기한이 다가옵니다.\n{소멸일}까지 쓰실 수 있고, 그 뒤에는 사라집니다.\n${SEEN}`,
    text: '{이름}님, 가지고 계신 {소멸금액}의 기한이 다가옵니다.\n{소멸일}까지 쓰실 수 있습니다.',
    required: ['소멸금액', '소멸일'],
    optional: [],
    purpose: 'order',
    urgency: 'day',
  },
} as const satisfies Readonly<Record<string, MessageTemplate>>
