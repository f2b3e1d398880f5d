import { livingHashes } from '#/server/features/files/files/files.public.ts'
import type { PreflightDeps } from './preflight-deps.ts'
import { forgetContents, readHashes } from './preflight.repo.ts'

const BATCH = 500

/**
 * Forgets what was read and drawn from contents that no file holds any more: a customer whose file was deleted does not leave
 * its pages behind. Rows go first; a picture that is left over by a crash is never shown, because nothing points to it.
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
    const keys = await deps.database.transaction((tx) => forgetContents(tx, gone))
    for (const key of keys) await deps.storage.delete(key)
  }
}
