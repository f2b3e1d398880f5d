import { livingHashes, removeStored } from '#/server/features/files/files/files.public.ts'
import type { PreflightDeps } from './preflight-deps.ts'
import { forgetContents, readHashes } from './preflight.repo.ts'

const BATCH = 500

/**
 * Forgets what was read and drawn from contents that no file holds any more: a customer whose file was deleted does not leave
 * its pages behind. Rows go first, so that no picture is shown while it goes.
 */
export async function sweepPreflight(deps: PreflightDeps): Promise<void> {
  const { db } = deps.database
  for (let after = ''; ;) {
    const hashes = await readHashes(db, after, BATCH)
    const last = hashes.at(-1)
    if (last === undefined) return
    after = last
    const living = await livingHashes(db, hashes)
    const gone = hashes.filter((hash) => !living.has(hash))
    await deps.database.transaction(async (tx) => {
      const keys = await forgetContents(tx, gone)
      await removeStored(
        tx,
        deps.jobs,
        keys.map((storageKey) => ({ storageKey })),
      )
    })
  }
}
