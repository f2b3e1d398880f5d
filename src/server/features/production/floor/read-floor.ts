import { seesPressFiles } from '#/server/features/files/files/files.public.ts'
import { readCalendarData } from '#/server/features/content/calendar/calendar.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { type FloorView, presentJob, presentMachine } from './floor.presenter.ts'
import { readFloorLines, readMachines } from './floor.repo.ts'

/** Couriers collect at five in the afternoon. */
const PICK_UP = 17 * 60

/** Machines and every job that may be worked on, with its planned route; jobs bear no customer. */
export async function readFloor(db: Db, { clock }: Pick<Services, 'clock'>, staff: StaffPrincipal): Promise<FloorView> {
  const now = clock.now()
  const today = seoulDay(now)
  const [lines, machines, calendar] = [
    await readFloorLines(db, seoulMidnight(today)),
    await readMachines(db),
    await readCalendarData(db, today),
  ]
  const pictures = await picturesOf(db, lines, { closed: !seesPressFiles(staff) })
  return {
    now: now.toISOString(),
    pickUp: PICK_UP,
    closed: calendar.days.map(({ day }) => day),
    machines: machines.map(presentMachine),
    jobs: lines.map((line, at) => presentJob(line, pictures[at] ?? null)),
  }
}
