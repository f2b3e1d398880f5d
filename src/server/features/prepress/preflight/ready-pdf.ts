import { AppError } from '#/contract/errors.ts'
import { fileSeenBy, type Asker } from '#/server/features/files/files/files.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { PDF, type CheckedFile } from './preflight-deps.ts'

/** NOT_FOUND also for another's file and for one that is no PDF. */
export async function readyPdf(db: DbOrTx, asker: Asker, fileId: string): Promise<CheckedFile> {
  const file = await fileSeenBy(db, asker, fileId)
  if (file.state !== 'ready' || file.sha256 === null || file.contentType !== PDF) throw new AppError('NOT_FOUND')
  return { id: file.id, sha256: file.sha256, storageKey: file.storageKey }
}
