import { AppError } from '#/contract/errors.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { claimFiles } from '#/server/features/files/files.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'

export interface FileChoice {
  readonly fileId: string
  readonly part: string
}

interface Chooser {
  readonly memberId: string
  readonly visitorKey: string | null
}

/** Makes the files the member's own and notes their hashes; from here on the item means exactly these bytes. */
export async function bindFiles(
  tx: Tx,
  { memberId, visitorKey }: Chooser,
  choices: readonly FileChoice[],
): Promise<readonly LineFile[]> {
  if (choices.length === 0) return []
  const claimed = await claimFiles(tx, { memberId, visitorKey, fileIds: choices.map((choice) => choice.fileId) })
  return choices.map(({ fileId, part }) => {
    const file = claimed.find((candidate) => candidate.id === fileId)
    if (!file?.sha256) throw new AppError('NOT_FOUND', '올린 파일을 찾을 수 없습니다. 파일을 다시 올려 주세요.')
    const { name, bytes, sha256 } = file
    return { fileId, part, name, bytes, sha256, contentType: file.contentType ?? 'application/octet-stream' }
  })
}
