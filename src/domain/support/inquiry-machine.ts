import type { Machine } from '#/domain/orders/transition.ts'

export const INQUIRY_STATES = ['received', 'reviewing', 'answered', 'replied', 'closed'] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]
export type InquiryEvent = 'take' | 'answer' | 'write' | 'close' | 'merge' | 'expire'

export const INQUIRY_STATE_NAMES: Readonly<Record<InquiryState, string>> = {
  received: '접수',
  reviewing: '확인 중',
  answered: '답변 완료',
  replied: '추가 문의',
  closed: '종료',
}

const OPEN: readonly InquiryState[] = ['received', 'reviewing', 'answered', 'replied']

/** A question and everything that is said about it. What is closed never opens again: a new one is asked instead. */
export const INQUIRY_MACHINE: Machine<InquiryState, InquiryEvent> = {
  name: 'inquiry',
  initial: 'received',
  states: INQUIRY_STATES,
  table: [
    { from: ['received', 'replied'], event: 'take', to: 'reviewing', who: ['staff'] },
    { from: OPEN, event: 'answer', to: 'answered', who: ['staff'] },
    { from: ['received'], event: 'write', to: 'received', who: ['customer'] },
    { from: ['reviewing'], event: 'write', to: 'reviewing', who: ['customer'] },
    { from: ['answered', 'replied'], event: 'write', to: 'replied', who: ['customer'] },
    { from: OPEN, event: 'close', to: 'closed', who: ['customer', 'staff'] },
    { from: OPEN, event: 'merge', to: 'closed', who: ['staff'] },
    { from: ['answered'], event: 'expire', to: 'closed', who: ['system'] },
  ],
}

/** States in which the customer waits for the shop. */
export const isWaiting = (state: InquiryState): boolean => state !== 'answered' && state !== 'closed'

/** An answer that nobody replied to for so long ends its inquiry; as long again, and it lies with the old ones. */
export const QUIET_DAYS = 14
