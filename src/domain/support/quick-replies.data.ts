import type { InquiryCategory } from './inquiry-categories.ts'

const CALL = '전화로 상담하고 싶습니다.'
const AS_OFFERED = '제안해 주신 대로 하겠습니다.'

/** Beginnings of a reply to an answer, one press each; the customer goes on writing and sends. */
const QUICK_REPLIES: Readonly<Record<InquiryCategory, readonly string[]>> = {
  estimate: ['종이 견본을 먼저 보고 싶습니다.', '방문해서 상담하고 싶습니다.', CALL],
  file: ['그대로 진행해 주세요.', '파일을 고쳐서 다시 올리겠습니다.', CALL],
  proof: ['시안대로 진행해 주세요.', '한 군데 더 고쳐 주세요.', CALL],
  production: ['네, 그 일정으로 진행해 주세요.', '더 빨리 받을 수 있을까요?', CALL],
  delivery: ['네, 그렇게 보내 주세요.', '받는 곳을 바꾸고 싶습니다.', CALL],
  payment: ['네, 확인했습니다.', '서류를 메일로 받고 싶습니다.', CALL],
  fault: ['사진을 더 보내 드리겠습니다.', AS_OFFERED, CALL],
  other: ['네, 확인했습니다.', '방문해서 상담하고 싶습니다.', CALL],
}

/** An offer is agreed to by its own button, so no words seem to do the same, before or after the answer. */
export const quickReplies = (category: InquiryCategory, offerMade: boolean): readonly string[] =>
  QUICK_REPLIES[category].filter((reply) => !(offerMade && reply === AS_OFFERED))
