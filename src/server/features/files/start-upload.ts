import { AppError } from '#/contract/errors.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { extensionRefusal } from '#/domain/files/extensions.ts'
import { type FilePurpose, PART_BYTES, partCount, PURPOSE_RULES } from '#/domain/files/purposes.ts'
import { josa } from '#/lib/josa.ts'
import type { FilesDeps } from './files-deps.ts'
import { type Asker, type Owner, ownerOf } from './files.policy.ts'
import { insertFile, unboundBytes } from './files.repo.ts'

interface Announced {
  readonly name: string
  readonly bytes: number
  readonly purpose: FilePurpose
}

/** What one person may have lying here without an order. */
const MOST_UNBOUND_BYTES = 20 * 1024 ** 3
/** An upload that nothing uses is swept after this. */
const UNUSED_HOURS = 48

export async function startUpload(deps: FilesDeps, asker: Asker, announced: Announced) {
  const owner = checkAnnounced(asker, announced)
  checkName(announced)
  await checkRoom(deps, owner, announced.bytes)
  const id = deps.ids.uuid()
  const storageKey = `${announced.purpose}/${id}`
  const uploadId = await deps.storage.startUpload(storageKey, { bytes: announced.bytes, partBytes: PART_BYTES })
  const now = deps.clock.now()
  await insertFile(deps.database.db, {
    ...announced,
    id,
    storageKey,
    uploadId,
    ownerKind: owner.kind,
    ownerId: owner.id,
    state: 'uploading',
    createdAt: now,
    keepUntil: unusedUntil(now),
  })
  return { fileId: id, partSize: PART_BYTES, parts: partCount(announced.bytes) }
}

export const unusedUntil = (now: Date): Date => new Date(now.getTime() + UNUSED_HOURS * 3_600_000)

/** Refuses early what could never be accepted; the content is looked at when it is there. */
export function checkAnnounced(asker: Asker, { bytes, purpose }: Omit<Announced, 'name'>): Owner {
  const rule = PURPOSE_RULES[purpose]
  const owner = ownerOf(asker)
  if (!owner) throw new AppError('LOGIN_REQUIRED', '브라우저를 확인할 수 없습니다. 새로 고친 뒤 다시 올려 주세요.')
  if (!rule.uploaders.includes(owner.kind)) throw new AppError('FORBIDDEN')
  if (bytes > rule.maxBytes) {
    const limit = describeBytes(rule.maxBytes)
    throw new AppError('PAYLOAD_TOO_LARGE', `${josa(rule.label, '은/는')} ${limit}까지 올릴 수 있습니다.`)
  }
  return owner
}

/** Refuses by the ending of its name what would be refused by its content in the end. */
export function checkName({ name, purpose }: Omit<Announced, 'bytes'>): void {
  const refusal = extensionRefusal(purpose, name)
  if (refusal) throw new AppError('UNSUPPORTED_TYPE', refusal, { name: refusal })
}

async function checkRoom(deps: FilesDeps, owner: Owner, bytes: number): Promise<void> {
  if ((await unboundBytes(deps.database.db, owner)) + bytes <= MOST_UNBOUND_BYTES) return
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    '주문하지 않은 파일이 너무 많습니다. 쓰지 않는 파일을 지운 뒤 다시 올려 주세요.',
  )
}
