import { AppError } from '#/contract/errors.ts'
import { wordsToRead } from '#/domain/shipping/words-to-read.ts'
import { wasRead } from '#/server/features/production/order-desk/order-desk.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'

interface Written {
  readonly id: string
  readonly memo: string
}
interface Going {
  readonly state: string
  readonly recipient: { readonly request: string }
}

/** CONFLICT: the customer wrote something for whoever packs, and nobody has said that they read it. A further box of what left is let go. */
export async function refuseUnread(tx: Tx, order: Written, delivery: Going): Promise<void> {
  if (delivery.state !== 'preparing') return
  const words = wordsToRead({ memo: order.memo, request: delivery.recipient.request })
  if (words.length === 0 || (await wasRead(tx, order.id))) return
  throw new AppError(
    'CONFLICT',
    `고객이 남긴 말을 아직 아무도 읽지 않았습니다.\n「${words.join(' / ')}」\n「읽었습니다」를 누른 뒤 출고해 주세요.`,
  )
}
