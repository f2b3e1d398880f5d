import { AppError } from '#/contract/errors.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { changeCourierSettings, CourierSettings } from '#/contract/production/courier-settings.contract.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import { exportColumnsOf, readSheets, saveExportColumns, updateCourier } from './courier-sheets.repo.ts'
import { readCouriers } from './shipping.repo.ts'

/** Couriers that give numbers, with what the desk may change of them. */
export async function readSettings(db: Db): Promise<{ items: CourierSettings[] }> {
  const [rows, sheets] = await Promise.all([readCouriers(db), readSheets(db)])
  const items = rows.flatMap((row) => {
    if (row.numberPattern === null) return []
    const sheet = sheets.find(({ courier }) => courier === row.code)
    return [
      {
        code: row.code,
        name: row.name,
        pickUpAt: row.pickUpAt,
        lengths: row.numberLengths,
        check: row.checkDigit,
        columns: [...exportColumnsOf(row.code, sheet)],
        changed: Boolean(sheet?.exportColumns),
      },
    ]
  })
  return { items }
}

/** INVALID_INPUT: the list would not say whom a parcel is for. */
export async function changeSettings(
  tx: Tx,
  call: AuditedCall,
  courier: string,
  { pickUpAt, lengths, check, columns }: BodyOf<typeof changeCourierSettings>,
): Promise<void> {
  const missing = (['order', 'name', 'phone', 'address'] as const).filter(
    (field) => !columns.some((column) => column.field === field),
  )
  if (missing.length > 0)
    throw new AppError(
      'INVALID_INPUT',
      '주문번호, 받는 분, 전화, 주소 열은 빠질 수 없습니다. 돌아올 때 맞춰 보는 값입니다.',
    )
  const couriers = await readCouriers(tx)
  if (!couriers.some(({ code, numberPattern }) => code === courier && numberPattern !== null))
    throw new AppError('NOT_FOUND')
  const numberLengths = [...new Set(lengths)].toSorted((a, b) => a - b)
  await updateCourier(tx, courier, { pickUpAt, numberLengths, checkDigit: check })
  await saveExportColumns(tx, courier, columns)
  const detail = { courier, pickUpAt, lengths: numberLengths, check, columns: columns.length }
  await audit(tx, call, { action: 'couriers.change-settings', objectKind: 'delivery', objectId: null, detail })
}
