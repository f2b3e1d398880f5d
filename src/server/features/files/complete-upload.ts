import { AppError } from '#/contract/errors.ts'
import { FILE_TYPES, type FileType } from '#/domain/files/file-types.ts'
import { type FilePurpose, PART_BYTES, partCount, PURPOSE_RULES } from '#/domain/files/purposes.ts'
import { josa } from '#/lib/josa.ts'
import type { FilesDeps } from './files-deps.ts'
import type { Asker } from './files.policy.ts'
import { findFile, markReady, markRefused, partHashes } from './files.repo.ts'
import type { FileRow } from './files.table.ts'
import { findUsableFile, uploadOf } from './find-usable-file.ts'
import { type ContentFacts, mimeOf, readContent } from './read-content.ts'

/** Puts the parts together, reads the whole once and only then says that it is there. Asking twice gives the same answer. */
export async function completeUpload(
  deps: FilesDeps,
  asker: Asker,
  fileId: string,
  expected: string | undefined,
): Promise<FileRow> {
  const { db } = deps.database
  const row = await findUsableFile(db, fileId, asker)
  if (row.state === 'ready') return row
  await deps.storage.finishUpload(uploadOf(row), partCount(row.bytes))
  const facts = await readContent(await deps.storage.open(row.storageKey), PART_BYTES)
  const refusal = refusalOf(row, facts, await partHashes(db, fileId), expected)
  if (refusal) {
    await markRefused(db, fileId)
    await deps.storage.delete(row.storageKey)
    throw refusal
  }
  const contentType = mimeOf(facts.type as FileType)
  await markReady(db, fileId, { sha256: facts.sha256, contentType, at: deps.clock.now() })
  const ready = await findFile(db, fileId)
  if (ready?.state !== 'ready') throw new AppError('CONFLICT')
  return ready
}

function refusalOf(
  row: FileRow,
  facts: ContentFacts,
  hashes: readonly string[],
  expected: string | undefined,
): AppError | null {
  const whole = facts.bytes === row.bytes && (expected === undefined || expected === facts.sha256)
  const parts = hashes.length === facts.partHashes.length && hashes.every((hash, at) => hash === facts.partHashes[at])
  if (!whole || !parts) {
    return new AppError(
      'INVALID_INPUT',
      '파일이 올라오는 동안 내용이 달라졌습니다. 원본은 그대로이니 다시 올려 주세요.',
    )
  }
  return typeRefusal(row.purpose, facts.type)
}

export function typeRefusal(purpose: FilePurpose, type: FileType | null): AppError | null {
  const { label, types } = PURPOSE_RULES[purpose]
  if (type !== null && types.includes(type)) return null
  const found = type === null ? '알 수 없는 형식의 파일' : `${FILE_TYPES[type].label} 파일`
  const wanted =
    types.length === 1 ? 'PDF로 저장해' : `${types.map((one) => FILE_TYPES[one].label).join(', ')} 가운데 하나로`
  const say = `${josa(label, '은/는')} 이 형식으로 받을 수 없습니다. 올리신 것은 ${found}입니다. ${wanted} 다시 올려 주세요.`
  return new AppError('UNSUPPORTED_TYPE', say)
}
