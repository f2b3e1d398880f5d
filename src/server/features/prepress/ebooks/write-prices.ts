import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { listEbookPrices, writeEbookPrices as endpoint } from '#/contract/prepress/staff-ebooks.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { allPrices, insertPrices, lockPrices, pricesAt } from './prices.repo.ts'

type Call = AuditedCall & { readonly principal: StaffPrincipal }

/** A new version from a day on, today or later. Errors: INVALID_INPUT, CONFLICT. */
export async function writePrices(
  tx: Tx,
  now: Date,
  call: Call,
  { base, fromDay, prices }: BodyOf<typeof endpoint>,
): Promise<void> {
  const past = '오늘이나 그 뒤의 날을 골라 주세요. 지난 주문의 금액은 바뀌지 않습니다.'
  if (fromDay < seoulDay(now)) throw new AppError('INVALID_INPUT', past, { fromDay: past })
  const [newest] = await lockPrices(tx)
  if (!newest || newest.version !== base)
    throw new AppError('CONFLICT', '그사이 다른 분이 값을 바꿨습니다. 새로 불러온 뒤 다시 저장해 주세요.')
  const version = newest.version + 1
  await insertPrices(tx, { version, fromDay, prices, madeAt: now, staffId: call.principal.staffId })
  await audit(tx, call, {
    action: 'ebook-prices.write',
    objectKind: 'ebook-prices',
    objectId: String(version),
    detail: { fromDay, prices },
  })
}

export async function presentPrices(db: DbOrTx, now: Date): Promise<ResultOf<typeof listEbookPrices>> {
  const today = seoulDay(now)
  const valid = await pricesAt(db, now)
  const items = []
  for (const { version, fromDay, prices, madeAt, staffId } of await allPrices(db)) {
    const who = staffId === null ? null : ((await staffName(db, staffId)) ?? '나간 직원')
    const by = who === null ? null : { at: madeAt.toISOString(), who }
    const standing = version === valid.version ? 'now' : fromDay > today ? 'planned' : 'past'
    items.push({ version, fromDay, prices, by, standing } as const)
  }
  return { today, items }
}
