import type { writeDeliveryFees as endpoint } from '#/contract/opening/delivery-fees.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { insertFees, lockFees, withdrawFees } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'

type Call = AuditedCall & { readonly principal: StaffPrincipal }
type Deps = Pick<Services, 'clock'>

/** A new version from a day on, today or later. Errors: INVALID_INPUT, CONFLICT. */
export async function writeFees(
  tx: Tx,
  { clock }: Deps,
  call: Call,
  { base, fromDay, fees }: BodyOf<typeof endpoint>,
): Promise<void> {
  const now = clock.now()
  const past = '오늘이나 그 뒤의 날을 골라 주세요. 지난 주문의 배송비는 바뀌지 않습니다.'
  if (fromDay < seoulDay(now)) throw new AppError('INVALID_INPUT', past, { fromDay: past })
  const [newest] = await lockFees(tx)
  if (!newest || newest.version !== base)
    throw new AppError('CONFLICT', '그사이 다른 분이 배송비를 바꿨습니다. 새로 불러온 뒤 다시 저장해 주세요.')
  const version = newest.version + 1
  const { staffId } = call.principal
  await insertFees(tx, { version, fromDay, fees, madeAt: now, staffId, withdrawnAt: null })
  await audit(tx, call, {
    action: 'delivery-fees.write',
    objectKind: 'delivery-fees',
    objectId: String(version),
    detail: { fromDay, fees },
  })
}

/** Errors: NOT_FOUND, CONFLICT: its day has come, and orders were made by it. */
export async function withdraw(tx: Tx, { clock }: Deps, call: Call, version: number): Promise<void> {
  const row = (await lockFees(tx)).find((one) => one.version === version)
  if (!row) throw new AppError('NOT_FOUND')
  const now = clock.now()
  if (row.withdrawnAt !== null) return
  if (row.fromDay <= seoulDay(now))
    throw new AppError('CONFLICT', '이미 적용한 배송비는 거둘 수 없습니다. 새 배송비를 저장해 주세요.')
  await withdrawFees(tx, version, now)
  await audit(tx, call, {
    action: 'delivery-fees.withdraw',
    objectKind: 'delivery-fees',
    objectId: String(version),
  })
}
