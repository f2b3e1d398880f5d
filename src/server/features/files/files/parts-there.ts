import { partCount } from '#/domain/files/purposes.ts'
import type { FilesDeps } from './files-deps.ts'
import type { FileRow } from './files.table.ts'

/** Numbers of the parts that need not be sent again. Once put together they are no longer listed one by one. */
export async function partsThere(
  { storage }: Pick<FilesDeps, 'storage'>,
  { state, storageKey, uploadId, bytes }: FileRow,
): Promise<readonly number[]> {
  if (state !== 'uploading' || uploadId === null) return []
  const parts = await storage.listParts({ key: storageKey, uploadId })
  if (parts.length > 0 || (await storage.sizeOf(storageKey)) === null) return parts.map((part) => part.number)
  return Array.from({ length: partCount(bytes) }, (_, at) => at + 1)
}
