import { AppError } from '#/contract/errors.ts'
import { countCall, countLong } from '#/server/platform/http/call-count.ts'
import type { Tx } from '#/server/platform/db/database.ts'

const MESSAGES_A_MINUTE = 10
const INQUIRIES_A_DAY = 20

/** People write a few lines in a row; what comes faster is a program or a stuck key. Nothing that was written is lost. */
export async function refuseStormOfMessages(tx: Tx, inquiryId: string): Promise<void> {
  const { calls, seconds } = await countCall(tx, `inquiry-message:${inquiryId}`)
  if (calls > MESSAGES_A_MINUTE)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `잠깐 사이에 글을 많이 보내셨습니다. 쓰신 글은 그대로 있으니 ${Math.max(1, seconds)}초 뒤 다시 보내 주세요.`,
    )
}

export async function refuseStormOfInquiries(tx: Tx, customer: string): Promise<void> {
  const { calls } = await countLong(tx, `inquiry:${customer}`, 'day')
  if (calls > INQUIRIES_A_DAY)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `새 문의는 하루에 ${INQUIRIES_A_DAY}건까지 남기실 수 있습니다. 앞서 남기신 문의에 이어 써 주세요.`,
    )
}
