import type { MessageTemplate } from './message-template.ts'

/** Of e-books, which are made without a press. */
export const EBOOK_TEMPLATES = {
  'ebook-priced': {
    name: '전자책 금액 확정',
    subject: '전자책 금액이 정해졌습니다',
    mail: '{이름}님, {품목} 원고를 세어 금액을 정했습니다.\n{금액}\n아래에서 확인하고 주문해 주세요.\n{링크}',
    text: '{이름}님, {품목} 전자책 금액은 {금액}입니다.\n아래에서 확인하고 주문해 주세요.\n{링크}',
    required: ['품목', '금액'],
    optional: [],
    purpose: 'order',
    urgency: 'day',
  },
  'ebook-shown': {
    name: '전자책 시안 나옴',
    subject: '전자책 시안 확인 ({주문번호})',
    mail: '{이름}님, {품목} 전자책 시안 v{판}이 나왔습니다.\n주문번호 {주문번호}\n넘겨 보고 고칠 곳을 적거나 승인해 주세요.\n{링크}',
    text: '{이름}님, {품목} 전자책 시안 v{판}이 나왔습니다.\n주문번호 {주문번호}\n넘겨 보고 승인해 주세요.\n{링크}',
    required: ['주문번호', '품목', '판'],
    optional: [],
    purpose: 'order',
    urgency: 'day',
  },
} as const satisfies Readonly<Record<string, MessageTemplate>>
