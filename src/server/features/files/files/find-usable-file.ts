import { AppError } from '#/contract/errors.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type Asker, maySee, mayUse } from './files.policy.ts'
import { findFile } from './files.repo.ts'
import type { FileRow } from './files.table.ts'

/** Another's file answers like one that does not exist. */
export async function findUsableFile(db: DbOrTx, id: string, asker: Asker): Promise<FileRow> {
  const row = await findFile(db, id)
  if (!row || !mayUse(row, asker)) throw new AppError('NOT_FOUND')
  return row
}

export async function findVisibleFile(db: DbOrTx, id: string, asker: Asker): Promise<FileRow> {
  const row = await findFile(db, id)
  if (!row || !maySee(row, asker)) throw new AppError('NOT_FOUND')
  return row
}

/** The upload of a row that is still coming in. */
export function uploadOf(row: FileRow): { readonly key: string; readonly uploadId: string } {
  if (row.state !== 'uploading' || row.uploadId === null) {
    throw new AppError('CONFLICT', '이 파일은 이미 다 올라왔습니다. 바꾸려면 새 파일로 올려 주세요.')
  }
  return { key: row.storageKey, uploadId: row.uploadId }
}
