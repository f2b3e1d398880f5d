import type { CheckedRow, WaybillRow } from '#/contract/production/waybill-import.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { maskName, maskPhone } from '#/domain/members/masking.ts'
import { type JudgedRow, judgeRows } from '#/domain/shipping/judge-rows.ts'
import { digitsOf } from '#/domain/shipping/phone-shape.ts'
import { VERDICTS } from '#/domain/shipping/row-verdicts.data.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { ownParcels, ruleOf } from './own-parcels.ts'
import { readCouriers, takenNumbers } from './shipping.repo.ts'
import type { CourierRow } from './shipping.table.ts'

/** The courier of a list. NOT_FOUND: none that gives numbers has this code. */
export async function numberingCourier(db: DbOrTx, code: string): Promise<CourierRow> {
  const courier = (await readCouriers(db)).find((row) => row.code === code && row.numberPattern !== null)
  if (!courier) throw new AppError('NOT_FOUND', '송장번호가 있는 택배사를 골라 주세요.')
  return courier
}

/** Compares a list with our parcels as they are now. */
export async function judgeList(
  db: DbOrTx,
  now: Date,
  courier: CourierRow,
  rows: readonly WaybillRow[],
): Promise<readonly JudgedRow[]> {
  const parcels = await ownParcels(db, now, rows)
  const numbers = new Set(rows.map(({ waybill }) => digitsOf(waybill)).filter(Boolean))
  const taken = await takenNumbers(db, courier.code, [...numbers])
  return judgeRows(rows, { rule: ruleOf(courier), parcels, taken })
}

export function presentJudged({ line, verdict, reason, digits, parcel, box }: JudgedRow): CheckedRow {
  return {
    line,
    verdict,
    group: VERDICTS[verdict].group,
    reason,
    digits,
    deliveryId: parcel?.deliveryId ?? null,
    orderNumber: parcel?.orderNumber ?? null,
    receiver: parcel ? `${maskName(parcel.name)} ${maskPhone(parcel.phone)}` : '',
    box,
  }
}
