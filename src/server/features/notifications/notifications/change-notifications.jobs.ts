import { to } from '#/contract/web-paths.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { changedWords } from '#/domain/catalog/changed-rows.ts'
import {
  changeAsked,
  changeEnded,
  changesOf,
  orderChanged,
  type OrderChangeRow,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import { paymentOf, tellOfLine } from './tell-of-order.ts'

/** A paid order is changed: what it becomes, what is to pay, what comes back. */
export function changeNotifications(deps: TellDeps): readonly JobHandler[] {
  return [
    onEvent(changeAsked, 'notifications.change-asked', async (event) => {
      const change = await changeOf(deps, event)
      // Paid or taken back before anybody was told.
      if (change?.state !== 'waiting') return
      const said = { 변경내용: changedWords(change.before.spec, change.after.spec), 금액: formatWon(change.difference) }
      await tellOfLine(deps, { lineId: change.lineId, key: `change-asked:${change.id}` }, (line, order) => ({
        happening: {
          event: 'change-asked',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 품목: line.title, ...said },
        },
        path: to('/order/{orderNumber}/payment', { orderNumber: order.number }),
      }))
    }),
    onEvent(orderChanged, 'notifications.order-changed', async (event) => {
      const change = await changeOf(deps, event)
      if (!change) return
      const said = {
        변경내용: changedWords(change.before.spec, change.after.spec),
        차액안내: differenceWords(change.difference),
      }
      await tellOfLine(deps, { lineId: change.lineId, key: `order-changed:${change.id}` }, (line, order) => ({
        happening: {
          event: 'order-changed',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 품목: line.title, ...said },
        },
      }))
    }),
    onEvent(changeEnded, 'notifications.change-ended', async (event) => {
      const change = await changeOf(deps, event)
      if (!change) return
      await tellOfLine(deps, { lineId: change.lineId, key: `change-ended:${change.id}` }, (line, order) => ({
        happening: {
          event: 'change-ended',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 품목: line.title },
        },
      }))
    }),
  ]
}

async function changeOf(
  { database }: TellDeps,
  { orderId, changeId }: { readonly orderId: string; readonly changeId: string },
): Promise<OrderChangeRow | null> {
  return (await changesOf(database.db, orderId)).find(({ id }) => id === changeId) ?? null
}

function differenceWords(difference: number): string {
  if (difference === 0) return '금액은 그대로입니다.'
  return difference > 0
    ? `차액 ${formatWon(difference)}을 결제하셨습니다.`
    : `차액 ${formatWon(-difference)}은 결제수단에 따라 돌려 드립니다. 끝나면 다시 알려 드립니다.`
}
