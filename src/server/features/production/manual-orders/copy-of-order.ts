import { AppError } from '#/contract/errors.ts'
import type { OrderCopy } from '#/contract/production/manual-orders.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { maskName } from '#/domain/members/masking.ts'
import { linesOf, orderByNumber, type OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Customer and jobs of an order, for a new one that the desk takes. Neither files, places nor agreed prices: each is asked for anew. */
export async function copyOfOrder(db: DbOrTx, orderNumber: string): Promise<OrderCopy> {
  const order = await orderByNumber(db, orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  const member = await findMember(db, order.memberId)
  const { orderer } = order
  const copy: OrderCopy = {
    customer:
      member && !member.leftAt ? { memberId: member.id, name: maskName(orderer.name), company: orderer.company } : null,
    lines: [],
    left: [],
  }
  for (const line of await linesOf(db, order.id)) {
    const reason = whyNot(line)
    if (reason === null) copy.lines.push({ spec: usual(line.spec), title: line.ownTitle ? line.title : null })
    else copy.left.push({ title: line.title, reason })
  }
  return copy
}

/** The desk takes jobs of options, at the shop's own level of prices. */
function whyNot({ brand, origin }: OrderLine): string | null {
  if (brand !== null) return '브랜드의 값으로 파는 품목이라 고객이 브랜드에서 다시 주문합니다.'
  return origin === null ? null : '옵션으로 값을 내는 품목이 아니라 고객이 그 화면에서 다시 주문합니다.'
}

/** A hurry is asked for each time: nobody pays for the one of last time by mistake. */
function usual({ rush: _, ...spec }: JobSpec): JobSpec {
  return spec
}
