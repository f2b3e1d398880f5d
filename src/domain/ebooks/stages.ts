/**
 * Where the work on an e-book stands. A manuscript that no machine reads is checked by a person first; the price is fixed then, and
 * only then it can be ordered.
 */
export const EBOOK_STAGES = ['asked', 'priced', 'making', 'proof', 'correcting', 'delivered', 'withdrawn'] as const
export type EbookStage = (typeof EBOOK_STAGES)[number]

export const STAGE_NAMES: Readonly<Record<EbookStage, string>> = {
  asked: '원고 확인중',
  priced: '금액 확정',
  making: '제작중',
  proof: '시안 확인',
  correcting: '수정중',
  delivered: '납품 완료',
  withdrawn: '접수 취소',
}

/** The eight steps that a customer is told. */
export const EBOOK_STEPS = ['접수', '원고 확인', '견적 확정', '결제', '제작', '시안', '수정', '납품'] as const

/** Which of the eight steps it stands in, from 0. */
export const STEP_OF: Readonly<Record<EbookStage, number>> = {
  asked: 1,
  priced: 3,
  making: 4,
  proof: 5,
  correcting: 6,
  delivered: 7,
  withdrawn: 0,
}

export type EbookEvent = 'price' | 'withdraw' | 'pay' | 'show' | 'ask-correction' | 'approve' | 'cancel'

const MOVES: Readonly<Record<EbookEvent, { readonly from: readonly EbookStage[]; readonly to: EbookStage }>> = {
  price: { from: ['asked', 'priced'], to: 'priced' },
  withdraw: { from: ['asked', 'priced'], to: 'withdrawn' },
  pay: { from: ['priced'], to: 'making' },
  // Before the customer has answered a better one may take its place.
  show: { from: ['making', 'proof', 'correcting'], to: 'proof' },
  'ask-correction': { from: ['proof'], to: 'correcting' },
  approve: { from: ['proof'], to: 'delivered' },
  // Its order came to nothing: it can be ordered again.
  cancel: { from: ['making', 'proof', 'correcting', 'delivered'], to: 'priced' },
}

/** Null where it cannot happen. */
export function stageAfter(stage: EbookStage, event: EbookEvent): EbookStage | null {
  const { from, to } = MOVES[event]
  return from.includes(stage) ? to : null
}

/** Rounds of correction that are left; a round is one sending of corrections. */
export const roundsLeft = (included: number, used: number): number => Math.max(0, included - used)
