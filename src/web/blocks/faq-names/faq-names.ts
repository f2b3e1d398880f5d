import type { FaqCategory } from '#/contract/content/faqs.contract.ts'

export const FAQ_NAMES: Readonly<Record<FaqCategory, string>> = {
  order: '주문',
  file: '파일',
  print: '인쇄',
  pay: '결제',
  delivery: '제작·배송',
  refund: '취소·환불',
  member: '회원',
}
