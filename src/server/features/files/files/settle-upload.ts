import { AppError } from '#/contract/errors.ts'
import { FILE_TYPES, type FileType } from '#/domain/files/file-types.ts'
import { type FilePurpose, PART_BYTES, partCount, PURPOSE_RULES } from '#/domain/files/purposes.ts'
import { josa } from '#/lib/josa.ts'
import {
  markReady,
  markRefused,
  partHashes,
  type Refusal,
  releaseCompletion,
  renewCompletion,
} from './completion.repo.ts'
import type { FilesDeps } from './files-deps.ts'
import type { FileRow } from './files.table.ts'
import { uploadOf } from './find-usable-file.ts'
import { type ContentFacts, mimeOf, readContent } from './read-content.ts'
import { removeContent } from './remove-content.ts'

const RENEW_MS = 10_000

/**
 * What the holder of the claim does: makes one object of the parts, reads it once, and decides. Cut short anywhere, the next
 * holder does it again; whoever finds that the claim went to another decides nothing and deletes nothing.
 */
export async function settleUpload(
  deps: FilesDeps,
  row: FileRow,
  claim: string,
  expected: string | undefined,
): Promise<void> {
  const { db } = deps.database
  const renewing = setInterval(() => void renewCompletion(db, row.id, claim).catch(() => undefined), RENEW_MS)
  try {
    const hashes = await partHashes(db, row.id)
    await deps.storage.finishUpload(uploadOf(row), partCount(row.bytes))
    const facts = await readContent(await deps.storage.open(row.storageKey), PART_BYTES)
    const refusal = refusalOf(row, facts, hashes, expected)
    const settled = refusal ? await refuse(deps, row, claim, refusal) : await accept(deps, row, claim, facts)
    // Deleted by its owner meanwhile, or refused by us: then the object just made is nobody's.
    if (refusal || !settled) await removeContent(deps, row)
  } catch (error) {
    await releaseCompletion(db, row.id, claim).catch(() => undefined)
    throw error
  } finally {
    clearInterval(renewing)
  }
}

function accept(deps: FilesDeps, { id }: FileRow, claim: string, facts: ContentFacts): Promise<boolean> {
  const contentType = mimeOf(facts.type as FileType)
  const done = { sha256: facts.sha256, contentType, at: deps.clock.now() }
  return deps.database.transaction((tx) => markReady(tx, id, claim, done))
}

const refuse = (deps: FilesDeps, { id }: FileRow, claim: string, refusal: Refusal): Promise<boolean> =>
  markRefused(deps.database.db, id, claim, refusal)

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
  const labels = types.map((one) => FILE_TYPES[one].label)
  const wanted = labels.length === 1 ? `${josa(labels.join(), '으로/로')} 저장해` : `${labels.join(', ')} 가운데 하나로`
  const say = `${josa(label, '은/는')} 이 형식으로 받을 수 없습니다. 올리신 것은 ${found}입니다. ${wanted} 다시 올려 주세요.`
  return new AppError('UNSUPPORTED_TYPE', say)
}
