import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { exportParcels as endpoint } from '#/contract/production/shipping-desk.contract.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { courierRows, type ListedParcel } from '#/domain/shipping/courier-rows.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { exportColumnsOf, readSheet } from './courier-sheets.repo.ts'
import { boxesIn, courierOf, standing, wholeAddress } from './desk-parcel.ts'
import { type DeskRow, readChosen } from './desk-rows.repo.ts'
import { type ShopOnBox, senderOf, shopAsSender } from './desk-sender.ts'
import { savePlans } from './desk.repo.ts'
import { readCouriers } from './shipping.repo.ts'

export interface TakenList {
  readonly courier: string
  readonly rows: readonly (readonly (string | number)[])[]
}

/** The list for a courier's own program. CONFLICT: among those chosen is one that may not go into it. */
export async function takeList(
  tx: Tx,
  call: AuditedCall,
  now: Date,
  { deliveryIds, courier: code }: BodyOf<typeof endpoint>,
): Promise<TakenList> {
  const rows = await readChosen(tx, deliveryIds)
  if (rows.length < new Set(deliveryIds).size) throw new AppError('NOT_FOUND')
  const couriers = await readCouriers(tx)
  const courier = couriers.find((candidate) => candidate.code === code)
  if (!courier || courier.numberPattern === null)
    throw new AppError('INVALID_INPUT', '접수 목록을 만들 택배사를 골라 주세요.')
  for (const row of rows) {
    const { state, words } = standing(row)
    if (state === 'blocked') throw new AppError('CONFLICT', `${row.orderNumber} 주문은 보낼 수 없습니다: ${words}`)
    if (state === 'sent') throw new AppError('CONFLICT', `${row.orderNumber} 주문은 이미 출고했습니다.`)
    if (courierOf(row, couriers) !== code)
      throw new AppError('CONFLICT', `${row.orderNumber} 주문은 ${courier.name}로 보내지 않습니다.`)
  }
  const shop = await shopAsSender(tx)
  const columns = exportColumnsOf(code, await readSheet(tx, code))
  await savePlans(tx, deliveryIds, { listedAt: now })
  const detail = { courier: code, addresses: rows.length, orders: rows.map(({ orderNumber }) => orderNumber) }
  await audit(tx, call, { action: 'shipping-desk.export', objectKind: 'delivery', objectId: null, detail })
  return {
    courier: courier.name,
    rows: courierRows(
      columns,
      rows.map((row) => listed(row, shop)),
    ),
  }
}

function listed(row: DeskRow, shop: ShopOnBox): ListedParcel {
  const [first, ...others] = row.lines
  const items = first ? `${first.title} ${specSummary({ ...first.spec, copies: first.copies })}` : ''
  return {
    orderNumber: row.orderNumber,
    name: row.recipient.name,
    phone: row.recipient.phone,
    zipcode: row.recipient.zipcode ?? '',
    address: wholeAddress(row),
    boxes: boxesIn(row),
    items: others.length > 0 ? `${items} 외 ${others.length}건` : items,
    request: row.recipient.request,
    grams: row.grams,
    sender: senderOf(row, shop),
  }
}
