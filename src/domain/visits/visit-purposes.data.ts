export const VISIT_PURPOSES = ['consult', 'samples', 'press-check', 'pickup'] as const
export type VisitPurpose = (typeof VISIT_PURPOSES)[number]

interface PurposeText {
  readonly name: string
  readonly minutes: number
  readonly note: string
  /** The shop looks at the press plan before it says yes. */
  readonly asksFirst?: true
  readonly wantsOrder?: true
}

/** What people come for, and how long it takes. */
export const VISIT_PURPOSE_TEXTS: Readonly<Record<VisitPurpose, PurposeText>> = {
  consult: { name: '상담', minutes: 30, note: '30분, 파일을 가져오세요' },
  samples: { name: '견본 보기', minutes: 30, note: '30분, 종이와 제본 견본' },
  'press-check': {
    name: '인쇄 감리',
    minutes: 60,
    note: '1시간, 주문이 있어야 해요',
    asksFirst: true,
    wantsOrder: true,
  },
  pickup: { name: '수령', minutes: 15, note: '15분, 주문번호를 알려 주세요', wantsOrder: true },
}
