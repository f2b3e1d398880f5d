import type { InquirySummary } from '#/contract/support/inquiry.ts'
import { promiseWords } from '#/domain/support/answer-promise.ts'
import { INQUIRY_STATE_NAMES } from '#/domain/support/inquiry-machine.ts'
import { StateMark, type StateShape } from '#/web/ui/badge.tsx'

const SHAPES: Readonly<Record<InquirySummary['state'], StateShape>> = {
  received: 'ring',
  reviewing: 'pie',
  replied: 'ring',
  answered: 'disc',
  closed: 'ring',
}

interface InquiryMarkProps {
  readonly inquiry: Pick<InquirySummary, 'state' | 'unread' | 'offerWaits' | 'promisedAt'>
  readonly now: Date
}

/** Where an inquiry stands: what waits for the customer comes first, a promise is said as a time. */
export function InquiryMark({ inquiry: { state, unread, offerWaits, promisedAt }, now }: InquiryMarkProps) {
  if (unread > 0) return <StateMark shape="diamond">답변 도착</StateMark>
  if (offerWaits) return <StateMark shape="diamond">답해 주실 차례</StateMark>
  if (promisedAt === null) return <StateMark shape={SHAPES[state]}>{INQUIRY_STATE_NAMES[state]}</StateMark>
  const at = new Date(promisedAt)
  // A promise that was missed is not repeated as if it were one.
  const words = at > now ? `${promiseWords(at, now)} 답변` : '답변 준비 중'
  return <StateMark shape={SHAPES[state]}>{words}</StateMark>
}
