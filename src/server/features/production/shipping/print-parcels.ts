import { AppError } from '#/contract/errors.ts'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { shopAsSender } from './desk-sender.ts'
import { readChosen } from './desk-rows.repo.ts'
import { savePlans } from './desk.repo.ts'
import { sheetsOf } from './parcel-sheets.ts'
import { readCouriers } from './shipping.repo.ts'

interface Chosen {
  readonly deliveryIds: readonly string[]
  readonly kind: ParcelSheets['kind']
}

/** What is to be printed. NOT_FOUND: one of those chosen does not exist. */
export async function readSheets(db: DbOrTx, now: Date, { deliveryIds, kind }: Chosen): Promise<ParcelSheets> {
  const rows = await readChosen(db, deliveryIds)
  if (rows.length < new Set(deliveryIds).size) throw new AppError('NOT_FOUND')
  if (kind === 'classes' && !rows.some(({ lines }) => lines.some(({ classes }) => classes !== null)))
    throw new AppError('NOT_FOUND', '고른 곳에 반별로 나누는 품목이 없습니다.')
  const couriers = await readCouriers(db)
  return sheetsOf(rows, { kind, day: seoulDay(now), couriers, shop: await shopAsSender(db) })
}

/**
 * Once the sheets are drawn and before they leave: a label that could not be drawn is not told as printed, and the audit log says
 * who took so many names and addresses.
 */
export async function noteSheets(
  tx: Tx,
  call: AuditedCall,
  now: Date,
  { deliveryIds, kind, sheets }: Chosen & { readonly sheets: ParcelSheets },
): Promise<void> {
  if (kind === 'labels') await savePlans(tx, deliveryIds, { labelPrintedAt: now })
  const orders = [...new Set(sheets.parcels.map(({ orderNumber }) => orderNumber))]
  const detail = { kind, addresses: new Set(deliveryIds).size, orders }
  await audit(tx, call, { action: 'shipping-desk.print', objectKind: 'delivery', objectId: null, detail })
}
