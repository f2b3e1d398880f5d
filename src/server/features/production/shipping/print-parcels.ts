import { AppError } from '#/contract/errors.ts'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { shopAsSender } from './desk-sender.ts'
import { readChosen } from './desk-rows.repo.ts'
import { savePlans } from './desk.repo.ts'
import { sheetsOf } from './parcel-sheets.ts'
import { readCouriers } from './shipping.repo.ts'

interface Chosen {
  readonly deliveryIds: readonly string[]
  readonly kind: ParcelSheets['kind']
}

/** What is to be printed, with the row of the audit log that says who took so many names and addresses with them. */
export async function takeSheets(
  tx: Tx,
  call: AuditedCall,
  now: Date,
  { deliveryIds, kind }: Chosen,
): Promise<ParcelSheets> {
  const rows = await readChosen(tx, deliveryIds)
  if (rows.length < new Set(deliveryIds).size) throw new AppError('NOT_FOUND')
  const couriers = await readCouriers(tx)
  const shop = await shopAsSender(tx)
  if (kind === 'labels') await savePlans(tx, deliveryIds, { labelPrintedAt: now })
  const orders = [...new Set(rows.map(({ orderNumber }) => orderNumber))]
  const detail = { kind, addresses: rows.length, orders }
  await audit(tx, call, { action: 'shipping-desk.print', objectKind: 'delivery', objectId: null, detail })
  return sheetsOf(rows, { kind, day: seoulDay(now), couriers, shop })
}
