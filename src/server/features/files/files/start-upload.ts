import { AppError } from '#/contract/errors.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { extensionRefusal } from '#/domain/files/extensions.ts'
import { type FilePurpose, PART_BYTES, partCount, PURPOSE_RULES } from '#/domain/files/purposes.ts'
import { josa } from '#/lib/josa.ts'
import { networkOf } from '#/server/platform/http/network-of.ts'
import type { FilesDeps } from './files-deps.ts'
import { type Asker, type Owner, ownerOf } from './files.policy.ts'
import { insertFile, markDeleted, setUploadId } from './files.repo.ts'
import { reserveRoom } from './upload-room.ts'
import { touchUpload } from './upload-room.repo.ts'

interface Announced {
  readonly name: string
  readonly bytes: number
  readonly purpose: FilePurpose
}

/** An upload that nothing uses is swept after this. */
const UNUSED_HOURS = 48

/** Reserves the room with the row, then asks the storage; whatever fails in between gives the room back. */
export async function startUpload(deps: FilesDeps, asker: Asker, address: string, announced: Announced) {
  const owner = checkAnnounced(asker, announced)
  checkName(announced)
  const { bytes, purpose, name } = announced
  const id = deps.ids.uuid()
  const storageKey = `${purpose}/${id}`
  const from = addressOf(owner, address)
  await deps.database.transaction(async (tx) => {
    await reserveRoom(tx, { owner, address: from, bytes })
    const now = deps.clock.now()
    await insertFile(tx, {
      id,
      name,
      bytes,
      purpose,
      storageKey,
      ownerKind: owner.kind,
      ownerId: owner.id,
      address: from,
      state: 'uploading',
      createdAt: now,
      keepUntil: unusedUntil(now),
    })
    await touchUpload(tx, id)
  })
  try {
    const uploadId = await deps.storage.startUpload(storageKey, { bytes, partBytes: PART_BYTES })
    await setUploadId(deps.database.db, id, uploadId)
  } catch (error) {
    await markDeleted(deps.database.db, id).catch(() => undefined)
    throw error
  }
  return { fileId: id, partSize: PART_BYTES, parts: partCount(bytes) }
}

/** The network that room is counted for. Staff work for the shop, many of them behind one address. */
export const addressOf = (owner: Owner, address: string): string | null =>
  owner.kind === 'staff' ? null : networkOf(address)

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
