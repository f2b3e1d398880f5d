/** What a practice shop comes with, so that everything can be tried. Notices, questions and designs are the shop's own. */
export const SAMPLE_KINDS = ['member', 'order', 'review', 'case', 'edition', 'tier', 'staff', 'partner'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]

export const SAMPLE_WORDS: Readonly<Record<SampleKind, string>> = {
  member: '연습 회원',
  order: '연습 회원의 진행 중인 주문',
  review: '예시 후기',
  case: '예시 제작 사례',
  edition: '견본 교재',
  tier: '연습 등급',
  staff: '연습용 직원',
  partner: '연습용 파트너',
}

/** Typed by whoever removes them. */
export const REMOVE_PHRASE = '연습 자료 지우기'
