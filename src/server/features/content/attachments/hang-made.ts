import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { lockItem } from '#/server/features/content/writing/writing.public.ts'
import { insertAttached, insertVersion, type NewVersion, versionsOf } from './attachments.repo.ts'

interface Made extends Pick<NewVersion, 'fileId' | 'name' | 'bytes' | 'sha256' | 'note'> {
  readonly made: string
  readonly print: string
}

/** The newest version of what the shop's code makes under that name; its print is null when a person laid another over it or took it away. */
export async function madeOf(
  db: DbOrTx,
  itemId: string,
  made: string,
): Promise<{ readonly attachedId: string; readonly print: string | null } | null> {
  const newest = (await versionsOf(db, [itemId])).find((version) => version.made === made)
  if (!newest) return null
  const { attachedId, print, withdrawnAt } = newest
  return { attachedId, print: withdrawnAt === null ? print : null }
}

/** Another version of a made file, or its first; nothing when another server was first. */
export async function hangMade(
  tx: Tx,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  itemId: string,
  { made, ...version }: Made,
): Promise<void> {
  await lockItem(tx, itemId)
  const there = await madeOf(tx, itemId, made)
  if (there !== null && there.print === version.print) return
  const addedAt = clock.now()
  const attachedId = there?.attachedId ?? ids.uuid()
  if (there === null) await insertAttached(tx, { id: attachedId, itemId, made, createdAt: addedAt })
  await insertVersion(tx, { ...version, attachedId, addedBy: null, addedAt })
}
