import { AppError } from '#/contract/errors.ts'
import { type Mover, next } from '#/domain/orders/transition.ts'
import { INQUIRY_MACHINE, type InquiryEvent, isWaiting } from '#/domain/support/inquiry-machine.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { updateInquiry } from './inquiries.repo.ts'
import type { InquiryRow } from './inquiries.table.ts'
import { INBOX_TOPIC, inquiryTopic } from './inquiry-events.ts'
import { promiseOf } from './promise-of.ts'

/** Moves a locked inquiry by its table, with its clocks. CONFLICT when this cannot happen from where it stands. */
export async function moveInquiry(
  tx: Tx,
  { clock }: Pick<InquiryWork, 'clock'>,
  row: InquiryRow,
  event: InquiryEvent,
  who: Mover,
): Promise<InquiryRow> {
  const move = next(INQUIRY_MACHINE, row.state, event, who)
  if (!move.ok)
    throw new AppError(
      'CONFLICT',
      row.state === 'closed'
        ? '끝난 문의입니다. 더 물어보실 것이 있으면 새 문의를 남겨 주세요.'
        : '그 사이 문의 상태가 바뀌었습니다. 새로 고친 뒤 다시 해 주세요.',
    )
  const now = clock.now()
  const waits = isWaiting(move.to)
  const begins = waits && row.waitingSince === null
  const change = {
    state: move.to,
    waitingSince: waits ? (row.waitingSince ?? now) : null,
    promisedAt: waits ? (begins ? (await promiseOf(tx, now)).at : row.promisedAt) : null,
    ...(event === 'answer' ? { answeredAt: now } : {}),
    ...(move.to === 'closed' ? { closedAt: now } : {}),
    updatedAt: now,
  }
  await updateInquiry(tx, row.id, change)
  return { ...row, ...change }
}

/** Every open browser of the customer and the desk asks again. */
export async function tellBrowsers(
  tx: Tx,
  { live }: Pick<InquiryWork, 'live'>,
  ...ids: readonly string[]
): Promise<void> {
  await live.publish(tx, ...ids.map(inquiryTopic), INBOX_TOPIC, STAFF_QUEUE_TOPIC)
}
