import { kindOf } from '#/domain/catalog/kinds.ts'
import { giveBackLabel, giveBackWords } from '#/domain/orders/give-back-words.ts'
import { giveBackOf, givenBack } from '#/server/features/money/give-backs/give-backs.public.ts'
import { linesOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import { paymentOf, tellOfOrder } from './tell-of-order.ts'

/** The shop gives something of an order back: what, how much and why, once for each decision. */
export function giveBackNotifications(deps: TellDeps): readonly JobHandler[] {
  const { db } = deps.database
  return [
    onEvent(givenBack, 'notifications.given-back', async ({ orderId, giveBackId }) => {
      const row = await giveBackOf(db, giveBackId)
      if (!row) return
      const lines = new Map(
        (await linesOf(db, orderId)).map(({ id, title, spec }) => [id, { title, unit: kindOf(spec.product).unit }]),
      )
      const said = {
        환불내용: row.parts.map((part) => giveBackLabel(part, lines)).join(', '),
        환불안내: giveBackWords(row),
        안내: row.words,
      }
      await tellOfOrder(deps, { orderId, key: `give-back:${giveBackId}` }, (order) => ({
        happening: {
          event: 'give-back',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, ...said },
        },
      }))
    }),
  ]
}
