/** Where a fault came from, as the shop found it; what the customer reported is `Fault`. */
export const CASE_CAUSES = [
  'colour',
  'register',
  'smear',
  'trim',
  'binding',
  'finish',
  'count',
  'damage',
  'mix-up',
  'file',
  'other',
] as const
export type CaseCause = (typeof CASE_CAUSES)[number]

export const CAUSE_NAMES: Readonly<Record<CaseCause, string>> = {
  colour: '색 차이',
  register: '핀 어긋남',
  smear: '뒤묻음, 번짐',
  trim: '재단 어긋남',
  binding: '제본 불량',
  finish: '후가공 불량',
  count: '수량 부족',
  damage: '배송 파손',
  'mix-up': '잘못 보냄',
  file: '파일 문제',
  other: '기타',
}

/** The step of the shop, or of others, that answers for it. */
export const RESPONSIBLE_STEPS = ['file', 'print', 'finish', 'bind', 'pack', 'delivery', 'customer'] as const
export type ResponsibleStep = (typeof RESPONSIBLE_STEPS)[number]

export const RESPONSIBLE_NAMES: Readonly<Record<ResponsibleStep, string>> = {
  file: '파일, 시안',
  print: '인쇄',
  finish: '코팅, 후가공',
  bind: '제본',
  pack: '재단, 포장',
  delivery: '배송',
  customer: '고객',
}
