import { AppError } from '#/contract/errors.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import type { changeCourierSettings, CourierSettings } from '#/contract/production/courier-settings.contract.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import { lookedAt, requireSeen, type Things } from '#/server/platform/looked-at.ts'
import * as repo from './courier-sheets.repo.ts'
import { readCouriers } from './shipping.repo.ts'
import type { CourierRow } from './shipping.table.ts'

type SheetRow = Awaited<ReturnType<typeof repo.readSheet>>

const courierThings = (row: CourierRow, sheet: SheetRow | undefined): Things => ({
  '집하 시각': row.pickUpAt,
  '송장번호 자릿수': row.numberLengths,
  '확인 숫자': row.checkDigit,
  '접수 엑셀의 열': repo.exportColumnsOf(row.code, sheet),
})

/** Couriers that give numbers, with what the desk may change of them. */
export async function readSettings(db: Db): Promise<{ items: CourierSettings[] }> {
  const [rows, sheets] = await Promise.all([readCouriers(db), repo.readSheets(db)])
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
        columns: [...repo.exportColumnsOf(row.code, sheet)],
        changed: Boolean(sheet?.exportColumns),
        seen: lookedAt(courierThings(row, sheet)),
      },
    ]
  })
  return { items }
}

/** INVALID_INPUT: the list would not say whom a parcel is for. CONFLICT: somebody changed it meanwhile. */
export async function changeSettings(
  tx: Tx,
  call: AuditedCall,
  courier: string,
  { pickUpAt, lengths, check, columns, seen }: BodyOf<typeof changeCourierSettings>,
): Promise<{ seen: LookedAt }> {
  const missing = (['order', 'name', 'phone', 'address'] as const).filter(
    (field) => !columns.some((column) => column.field === field),
  )
  if (missing.length > 0)
    throw new AppError(
      'INVALID_INPUT',
      '주문번호, 받는 분, 전화, 주소 열은 빠질 수 없습니다. 돌아올 때 맞춰 보는 값입니다.',
    )
  const row = await repo.lockCourier(tx, courier)
  if (!row || row.numberPattern === null) throw new AppError('NOT_FOUND')
  requireSeen(seen, courierThings(row, await repo.readSheet(tx, courier)))
  const numberLengths = [...new Set(lengths)].toSorted((a, b) => a - b)
  const change = { pickUpAt, numberLengths, checkDigit: check }
  await repo.updateCourier(tx, courier, change)
  await repo.saveExportColumns(tx, courier, columns)
  const detail = { courier, pickUpAt, lengths: numberLengths, check, columns: columns.length }
  await audit(tx, call, { action: 'couriers.change-settings', objectKind: 'delivery', objectId: null, detail })
  return { seen: lookedAt(courierThings({ ...row, ...change }, await repo.readSheet(tx, courier))) }
}
