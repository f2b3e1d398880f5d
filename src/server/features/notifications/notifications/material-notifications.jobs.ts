import { natureOf } from '#/domain/catalog/line-nature.ts'
import { MATERIAL_PART } from '#/domain/files/material.ts'
import { wantsConversion } from '#/domain/preflight/missing-files.ts'
import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import { lineFilesChanged, linesOf, orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import { paymentOf, tellOfLine } from './tell-of-order.ts'

/** Material that a person turns into what is printed: the customer hears that it came, and what happens next. */
export function materialNotifications(deps: TellDeps): readonly JobHandler[] {
  const tellAll = async (orderId: string, only?: string) => {
    const lines = await linesOf(deps.database.db, orderId)
    for (const line of lines) {
      if ((only && line.id !== only) || natureOf(line) !== 'printed' || !wantsConversion(line)) continue
      // Once for each set of files: whoever sends others later hears of those.
      const last = line.files.filter(({ part }) => part === MATERIAL_PART).at(-1)
      // oxlint-disable-next-line no-await-in-loop -- a handful of lines, each told by itself
      await tellOfLine(deps, { lineId: line.id, key: `material-received:${line.id}:${last?.fileId}` }, (it, order) => ({
        happening: {
          event: 'material-received',
          by: 'customer',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 품목: it.title },
        },
      }))
    }
  }
  return [
    onEvent(orderPaid, 'notifications.material-received', ({ orderId }) => tellAll(orderId)),
    onEvent(lineFilesChanged, 'notifications.material-sent', ({ orderId, lineId }) => tellAll(orderId, lineId)),
  ]
}
