import { and, eq, inArray } from '#/server/platform/db/drizzle.ts'
import type { FilesDeps } from './files-deps.ts'
import { file } from './files.table.ts'
import type { Stored } from './remove-stored.ts'

/**
 * After the row says so: a content without a row is only rubbish, a row without its content would be a lie. Whoever asks, what
 * a file that is there or still coming points to is left alone.
 */
export async function removeContent(deps: Pick<FilesDeps, 'storage' | 'database'>, gone: Stored): Promise<void> {
  const { storageKey: key, uploadId = null } = gone
  const living = await deps.database.db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.storageKey, key), inArray(file.state, ['ready', 'uploading'])))
  if (living.length > 0) return
  if (uploadId !== null) await deps.storage.abortUpload({ key, uploadId })
  await deps.storage.delete(key)
}
