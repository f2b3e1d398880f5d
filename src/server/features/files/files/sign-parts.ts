import { AppError } from '#/contract/errors.ts'
import { partBytes, partCount } from '#/domain/files/purposes.ts'
import type { FilesDeps } from './files-deps.ts'
import type { Asker } from './files.policy.ts'
import { saveParts } from './files.repo.ts'
import { touchUpload } from './upload-room.repo.ts'
import { findUsableFile, uploadOf } from './find-usable-file.ts'

interface PartHash {
  readonly number: number
  readonly sha256: string
}

/** Signs one address per part; what each must weigh follows from the file, what it must hash to is remembered. */
export async function signParts(deps: FilesDeps, asker: Asker, fileId: string, parts: readonly PartHash[]) {
  const row = await findUsableFile(deps.database.db, fileId, asker)
  const upload = uploadOf(row)
  const count = partCount(row.bytes)
  if (parts.some(({ number }) => number > count)) {
    throw new AppError('INVALID_INPUT', '파일에 없는 조각입니다. 처음부터 다시 올려 주세요.')
  }
  if (new Set(parts.map(({ number }) => number)).size < parts.length) throw new AppError('INVALID_INPUT')
  await saveParts(deps.database.db, fileId, parts)
  await touchUpload(deps.database.db, fileId)
  const signed = parts.map(async ({ number, sha256 }) => {
    const { url, headers } = await deps.storage.signPart(upload, {
      number,
      bytes: partBytes(row.bytes, number),
      sha256,
    })
    return { number, url, headers: { ...headers } }
  })
  return { parts: await Promise.all(signed) }
}
