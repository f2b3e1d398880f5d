import type { FeesVersion } from '#/contract/opening/delivery-fees.contract.ts'
import { feesShown } from '#/contract/content/fees-shown.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { allFees, type DeliveryFeesRow } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export async function presentFees(db: DbOrTx, now: Date) {
  const rows = await allFees(db)
  const today = seoulDay(now)
  const items: FeesVersion[] = []
  for (const row of rows) {
    const { version, fromDay, fees, madeAt, staffId } = row
    const who = staffId === null ? null : ((await staffName(db, staffId)) ?? '나간 직원')
    const by = who === null ? null : { at: madeAt.toISOString(), who }
    items.push({ version, fromDay, fees: feesShown(fees), by, standing: standingOf(row, rows, today) })
  }
  return { today, items }
}

function standingOf(row: DeliveryFeesRow, rows: readonly DeliveryFeesRow[], today: string): FeesVersion['standing'] {
  const open = rows.filter(({ withdrawnAt }) => withdrawnAt === null)
  const isOverwritten = open.some(({ version, fromDay }) => version > row.version && fromDay === row.fromDay)
  if (row.withdrawnAt !== null || (isOverwritten && !wasValid(row))) return 'never'
  if (row.fromDay > today) return 'planned'
  return open.some(({ version, fromDay }) => fromDay <= today && isAfter({ version, fromDay }, row)) ? 'past' : 'now'
}

/** One made on its own day was valid until the next one of that day. */
const wasValid = ({ fromDay, madeAt }: DeliveryFeesRow): boolean => seoulDay(madeAt) >= fromDay

type Place = Pick<DeliveryFeesRow, 'version' | 'fromDay'>
const isAfter = (one: Place, other: Place): boolean =>
  one.fromDay === other.fromDay ? one.version > other.version : one.fromDay > other.fromDay
