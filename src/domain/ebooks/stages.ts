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

interface Standing {
  readonly stage: EbookStage
  /** Of the newest edition; null where none was begun. */
  readonly newest: 'making' | 'made' | 'failed' | null
}

const MAKING = '지금 전자책을 만들고 있어요. 다 만든 뒤에 고쳐 주세요.'
const OVER: Partial<Record<EbookStage, string>> = {
  delivered: '납품을 마친 전자책이라 책 정보를 바꿀 수 없어요.',
  withdrawn: '접수를 취소한 전자책이에요.',
}

/** Why its customer can no longer change what stands in the book; null before the making has begun. */
export function metadataRefusal({ stage, newest }: Standing): string | null {
  const over = OVER[stage]
  if (over !== undefined) return over
  const begun = newest !== null && stage !== 'asked' && stage !== 'priced'
  return begun || stage === 'proof' || stage === 'correcting'
    ? '만들기 시작해서 책 정보를 바로 바꿀 수 없어요. 시안을 볼 때 고칠 곳에 적어 주세요.'
    : null
}

/** Why nobody at the desk can; null until it is delivered, but for the moment in which an edition is made of it. */
export const deskMetadataRefusal = ({ stage, newest }: Standing): string | null =>
  OVER[stage] ?? (newest === 'making' ? MAKING : null)
