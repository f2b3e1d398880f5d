import { to } from '#/contract/web-paths.ts'
import type { Message } from '#/server/ports/messenger.ts'

export interface InquiryNews {
  readonly brand: string
  readonly shopAddress: string
  readonly inquiryId: string
  readonly phone: string
  /** Asked without an account: the link leads to a page that proves the phone again. */
  readonly isVisitor: boolean
}

const WORDS = {
  received: '문의를 받았습니다. 답변을 드리면 문자로 알려 드립니다.',
  answered: '남기신 문의에 답변을 드렸습니다.',
} as const

/** Nothing that was asked or answered stands in it: a phone shows its messages to whoever holds it. */
export function inquiryMessage(what: keyof typeof WORDS, news: InquiryNews): Message {
  const { brand, shopAddress, inquiryId, phone, isVisitor } = news
  const path = isVisitor
    ? to('/cust/inquiry/{id}', { id: inquiryId })
    : to('/mypage/contact/chat/{id}', { id: inquiryId })
  return {
    channel: 'sms',
    to: phone.replaceAll('-', ''),
    subject: '1:1 문의',
    body: `[${brand}] ${WORDS[what]}\n${shopAddress.replace(/\/$/, '')}${path}`,
  }
}
