import { PACKAGE_KEPT_DAYS } from '#/contract/prepress/press.contract.ts'
import { daysBefore } from '#/lib/seoul-time.ts'
import { removeStored } from '#/server/features/files/files/files.public.ts'
import { type PressDeps, pressTopic } from './press-deps.ts'
import { expirePackages } from './press.repo.ts'

const AT_ONCE = 50

/**
 * Clears away packages that were kept long enough: everything they are made of is still there, so they are made again on demand.
 * Rows go first, so that no ZIP is handed out while it goes.
 */
export async function sweepPackages(deps: PressDeps): Promise<void> {
  const before = daysBefore(deps.clock.now(), PACKAGE_KEPT_DAYS)
  for (;;) {
    const swept = await deps.database.transaction(async (tx) => {
      const rows = await expirePackages(tx, before, AT_ONCE)
      await removeStored(tx, deps.jobs, rows)
      for (const { lineId } of rows) await deps.live.publish(tx, pressTopic(lineId))
      return rows
    })
    if (swept.length < AT_ONCE) return
  }
}
