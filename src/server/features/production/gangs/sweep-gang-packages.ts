import { PACKAGE_KEPT_DAYS } from '#/contract/prepress/press.contract.ts'
import { daysBefore } from '#/lib/seoul-time.ts'
import { removeStored } from '#/server/features/files/files/files.public.ts'
import type { GangsDeps } from './gangs-deps.ts'
import { lockOldPackages, updateGang } from './gangs.repo.ts'

const AT_ONCE = 50

/** Clears away the packages of sheets that were cut long enough ago. */
export async function sweepGangPackages(deps: Pick<GangsDeps, 'database' | 'clock' | 'jobs'>): Promise<void> {
  const before = daysBefore(deps.clock.now(), PACKAGE_KEPT_DAYS)
  for (;;) {
    const swept = await deps.database.transaction(async (tx) => {
      const rows = await lockOldPackages(tx, before, AT_ONCE)
      await removeStored(
        tx,
        deps.jobs,
        rows.flatMap(({ packageKey }) => (packageKey ? [{ storageKey: packageKey }] : [])),
      )
      for (const { id } of rows) await updateGang(tx, id, { packageKey: null, packageState: null })
      return rows.length
    })
    if (swept < AT_ONCE) return
  }
}
