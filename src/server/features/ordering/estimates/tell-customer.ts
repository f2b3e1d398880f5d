import { lastDayOf } from '#/domain/estimates/validity.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import type { EstimateRow } from './estimates.table.ts'

const WORDS = { made: '견적서를 보내 드립니다.', adjusted: '견적 금액을 조정했습니다.' } as const

/** What staff did to an estimate, by e-mail, sent once the transaction has gone through. */
export async function tellCustomer(
  tx: Tx,
  { jobs }: Pick<EstimatesDeps, 'jobs'>,
  { number, receiver, total, expiresAt, staffName, note }: EstimateRow,
  what: keyof typeof WORDS,
): Promise<void> {
  const lines = [
    `${receiver.name}님, ${WORDS[what]}`,
    `견적번호 ${number}`,
    `합계 ${formatWon(total)} (부가세 포함)`,
    `${lastDayOf(expiresAt)}까지 이 금액으로 주문하실 수 있습니다.`,
    ...(staffName ? [`담당 ${staffName}`] : []),
    ...(note ? [note] : []),
    '마이페이지 견적함에서 확인해 주세요.',
  ]
  await jobs.add(tx, sendMessage, {
    channel: 'email',
    to: receiver.email,
    subject: `[${await brandOf(tx)}] 견적서 ${number}`,
    body: lines.join('\n'),
  })
}
