import { randomUUID } from 'node:crypto'
import { changeOrderLine, previewOrderChange, takeChangeBack } from '#/contract/money/order-changes.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { StaffCaller } from '../callers.ts'
import type { TestShop } from '../test-shop.ts'

export interface LineNow {
  readonly lineId: string
  readonly spec: JobSpec
  readonly total: number
  readonly waits: boolean
}

/** The first line of an order, and what the order costs. */
export async function lineNow(shop: TestShop, orderNumber: string): Promise<LineNow> {
  const { rows } = await shop.container.database.pool.query<LineNow>(
    `select l.id as "lineId", l.spec, o.total::int as total, o.change_waits_since is not null as waits
       from order_lines l join orders o on o.id = l.order_id where o.number = $1 and l.position = 1`,
    [orderNumber],
  )
  if (!rows[0]) throw new Error(`no order ${orderNumber}`)
  return rows[0]
}

/** What the form shows, and the press of its button. */
export async function changeLine(
  shop: TestShop,
  as: StaffCaller,
  orderNumber: string,
  change: Partial<JobSpec>,
  { reason = '고객이 전화로 부탁', key = randomUUID() }: { reason?: string; key?: string } = {},
) {
  const { lineId, spec: seenSpec } = await lineNow(shop, orderNumber)
  const wanted = { seenSpec, spec: { ...seenSpec, ...change }, counts: [] }
  const preview = await shop.call(previewOrderChange, { as, params: { lineId }, body: wanted })
  if (preview.status !== 200) return preview
  const body = { ...wanted, reason, shownDifference: preview.data.difference }
  return shop.call(changeOrderLine, { as, params: { lineId }, body, key })
}

export const takeBack = (shop: TestShop, as: StaffCaller, orderNumber: string) =>
  shop.call(takeChangeBack, {
    as,
    params: { orderNumber },
    body: { reason: '고객이 원하지 않음' },
    key: randomUUID(),
  })
