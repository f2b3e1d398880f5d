import type { Receiver, ShippingDesk } from '#/contract/production/shipping-desk.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { brandNamer } from '#/server/features/content/brands/brands.public.ts'
import { seesPressFiles } from '#/server/features/files/files/files.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { Db, DbOrTx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { type DeskRow, readDue } from './desk-rows.repo.ts'
import { presentCourier, presentReceiver, presentRow } from './desk.presenter.ts'
import { openUntil } from './desk.repo.ts'
import { readCouriers } from './shipping.repo.ts'

/** The rows of a day. */
export function dueOn(db: DbOrTx, now: Date): Promise<DeskRow[]> {
  const today = seoulDay(now)
  return readDue(db, today, seoulMidnight(today))
}

/** What leaves today, one row for each address. */
export async function readDesk(db: Db, now: Date, staff: StaffPrincipal): Promise<ShippingDesk> {
  const rows = await dueOn(db, now)
  const couriers = await readCouriers(db)
  const lines = rows.flatMap((row) => row.lines)
  const pictures = await picturesOf(db, lines, { closed: !seesPressFiles(staff) })
  const until = await openUntil(db, staff.staffId, now)
  const shown = {
    couriers,
    today: seoulDay(now),
    nameBrand: await brandNamer(
      db,
      rows.map(({ brand }) => brand),
    ),
    pictures: new Map(lines.map(({ lineId }, at) => [lineId, pictures[at] ?? null])),
  }
  return {
    today: shown.today,
    openUntil: until?.toISOString() ?? null,
    couriers: couriers.map(presentCourier),
    parcels: rows.map((row) => presentRow(row, shown)),
  }
}

/** Names and addresses of the day. CONFLICT when they are not open. */
export async function readReceivers(db: Db, now: Date, staff: StaffPrincipal): Promise<{ items: Receiver[] }> {
  if (!(await openUntil(db, staff.staffId, now)))
    throw new AppError('CONFLICT', '이름과 주소가 가려져 있습니다. 다시 열어 주세요.')
  return { items: (await dueOn(db, now)).map(presentReceiver) }
}
