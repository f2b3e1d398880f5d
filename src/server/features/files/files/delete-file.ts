import { AppError } from '#/contract/errors.ts'
import type { FilesDeps } from './files-deps.ts'
import { type Asker, mayUse } from './files.policy.ts'
import { lockFiles, markDeleted } from './files.repo.ts'
import { removeStored } from './remove-stored.ts'

export async function deleteFile(deps: FilesDeps, asker: Asker, fileId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const [found] = await lockFiles(tx, [fileId])
    if (!found || !mayUse(found, asker)) throw new AppError('NOT_FOUND')
    if (found.keepUntil === null) throw new AppError('CONFLICT', '주문에 쓰인 파일은 지울 수 없습니다.')
    await markDeleted(tx, fileId)
    await removeStored(tx, deps.jobs, [found])
  })
}
