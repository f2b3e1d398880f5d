import { seesPressFiles } from '#/server/features/files/files/files.public.ts'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { pickUpMinutes } from '#/domain/orders/pick-up.ts'
import { brandNamer } from '#/server/features/content/brands/brands.public.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import { readCalendarData } from '#/server/features/content/calendar/calendar.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { type FloorView, presentJob, presentMachine } from './floor.presenter.ts'
import { readFloorLines, readMachines } from './floor.repo.ts'
import { readSharedSheets } from './shared-sheets.repo.ts'

/** Machines and every job that may be worked on, with its planned route; jobs bear no customer. */
export async function readFloor(db: Db, { clock }: Pick<Services, 'clock'>, staff: StaffPrincipal): Promise<FloorView> {
  const now = clock.now()
  const today = seoulDay(now)
  const [lines, machines, calendar, shop] = [
    await readFloorLines(db, seoulMidnight(today)),
    await readMachines(db),
    await readCalendarData(db, today),
    (await readShop(db)) ?? DEFAULT_SHOP,
  ]
  const nameBrand = await brandNamer(
    db,
    lines.map(({ brand }) => brand),
  )
  const pictures = await picturesOf(db, lines, { closed: !seesPressFiles(staff) })
  const sheets = await readSharedSheets(
    db,
    lines.flatMap(({ gang }) => gang ?? []),
  )
  return {
    now: now.toISOString(),
    pickUp: pickUpMinutes(shop.pickUpAt),
    closed: calendar.days.map(({ day }) => day),
    machines: machines.map(presentMachine),
    jobs: lines.map((line, at) => presentJob(line, pictures[at] ?? null, nameBrand)),
    sheets: sheets.map(({ cost: _, plates: _plates, members: _members, ...sheet }) => sheet),
  }
}
