import { stat } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import type { FilesDeps } from './files-deps.ts'
import { type Asker, mayUse } from './files.policy.ts'
import { findFile, lockFiles, markDeleted, replaceContent } from './files.repo.ts'
import type { FileRow } from './files.table.ts'
import { findUsableFile } from './find-usable-file.ts'
import type { IncomingAttachments } from './incoming-attachments.ts'
import { withReceivedAttachment } from './receive-attachment.ts'
import { removeStored } from './remove-stored.ts'
import { addressOf, checkAnnounced, unusedUntil } from './start-upload.ts'
import { storeFile } from './store-file.ts'
import { reserveRoom } from './upload-room.ts'

/** The request that carries the file, and the address it came from. */
interface Carrier {
  readonly request: FastifyRequest
  readonly ip: string
}

export interface AttachmentDeps extends FilesDeps {
  readonly incoming: IncomingAttachments
}

export async function uploadAttachment(deps: AttachmentDeps, asker: Asker, { request, ip }: Carrier): Promise<FileRow> {
  const owner = checkAnnounced(asker, { bytes: 1, purpose: 'attachment' })
  const address = addressOf(owner, ip)
  const checkRoom = (bytes: number) => deps.database.transaction((tx) => reserveRoom(tx, { owner, address, bytes }))
  await checkRoom(1)
  const leave = deps.incoming.enter(address)
  try {
    return await withReceivedAttachment(request, async (received) => {
      await checkRoom((await stat(received.path)).size)
      return storeFile(deps, { ...received, owner, address, keepUntil: unusedUntil(deps.clock.now()) })
    })
  } finally {
    leave()
  }
}

/** The same file id with another content. What an order holds stays as it is. */
export async function replaceAttachment(
  deps: AttachmentDeps,
  asker: Asker,
  fileId: string,
  carrier: Carrier,
): Promise<FileRow> {
  refuseUnlessFree(await findUsableFile(deps.database.db, fileId, asker))
  const fresh = await uploadAttachment(deps, asker, carrier)
  await deps.database.transaction(async (tx) => {
    const [row] = await lockFiles(tx, [fileId])
    if (!row || !mayUse(row, asker)) throw new AppError('NOT_FOUND')
    refuseUnlessFree(row)
    await markDeleted(tx, fresh.id)
    // Keys are unique: the row that only carried the new content takes the old key and is swept with it.
    await replaceContent(tx, fresh.id, { storageKey: `${fresh.storageKey}.moved` })
    const { name, bytes, sha256, contentType, storageKey, completedAt } = fresh
    await replaceContent(tx, fileId, { name, bytes, sha256, contentType, storageKey, completedAt, uploadId: null })
    await removeStored(tx, deps.jobs, [row])
  })
  return (await findFile(deps.database.db, fileId)) ?? fresh
}

function refuseUnlessFree(row: FileRow): void {
  const replaceable = row.purpose === 'attachment' || row.purpose === 'document'
  if (!replaceable || row.state !== 'ready' || row.keepUntil === null) {
    throw new AppError('CONFLICT', '이미 쓰인 파일은 바꿀 수 없습니다. 새 파일로 올려 주세요.')
  }
}
