import { AppError } from '#/contract/errors.ts'
import { chooseFiles, holdFiles } from '#/server/features/files/files/files.public.ts'
import { tellFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import { lockItem, updateItem } from './cart.repo.ts'

export interface Replacement {
  readonly memberId: string
  readonly visitorKey: string | null
  readonly itemId: string
  readonly from: string
  readonly to: string
}

/** Another file in the place of one that an item holds; the price does not hang on it. NOT_FOUND when the item has it no more. */
export async function replaceFile(tx: Tx, deps: Pick<CartDeps, 'clock' | 'jobs'>, change: Replacement): Promise<void> {
  const row = await lockItem(tx, change.memberId, change.itemId)
  if (!row?.files.some((file) => file.fileId === change.from)) throw new AppError('NOT_FOUND')
  await holdFiles(tx, [...row.files.map((file) => file.fileId), change.to])
  const choices = row.files.map(({ fileId, part }) => ({ fileId: fileId === change.from ? change.to : fileId, part }))
  const files = await chooseFiles(tx, change, choices)
  await updateItem(tx, row.id, { files, staffAskedAt: null, version: row.version + 1, updatedAt: deps.clock.now() })
  await tellFilesChosen(tx, deps, change.memberId, files)
}
