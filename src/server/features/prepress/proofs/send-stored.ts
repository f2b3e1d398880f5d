import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { pictureTypeOf } from '#/server/platform/picture-key.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { sendKept } from '#/server/platform/http/send-kept.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { loadProof } from './load-proof.ts'
import { readMessages } from './messages.repo.ts'
import { readPage } from './pages.repo.ts'
import { readVersion, readVersions } from './proofs.repo.ts'

interface StoreDeps {
  readonly db: Db
  readonly storage: Storage
}

/** Sends the picture of a page that the reader may see; a drawn page never changes, who may see it does. */
export async function sendPageImage(
  { db, storage }: StoreDeps,
  wanted: { proofId: string; version: number; page: number; size: 'thumb' | 'screen' },
  principal: Principal,
  reply: FastifyReply,
): Promise<void> {
  const { reader } = await loadProof(db, wanted.proofId, principal)
  const version = await readVersion(db, wanted.proofId, wanted.version)
  if (!version || (reader !== 'staff' && version.state !== 'published')) throw new AppError('NOT_FOUND')
  const page = await readPage(db, wanted.proofId, wanted.version, wanted.page)
  if (!page) throw new AppError('NOT_FOUND')
  const key = wanted.size === 'thumb' ? page.thumbKey : page.screenKey
  await sendKept(reply, { name: key, type: pictureTypeOf(key), open: () => storage.open(key) })
}

/** Sends a file that was said in the thread or that a version was made from, to be saved and never shown in the page. */
export async function sendProofFile(
  { db, storage }: StoreDeps,
  { proofId, fileId }: { proofId: string; fileId: string },
  principal: Principal,
  reply: FastifyReply,
): Promise<void> {
  const { reader } = await loadProof(db, proofId, principal)
  const [messages, versions] = await Promise.all([readMessages(db, proofId), readVersions(db, proofId)])
  const shown = versions.filter((version) => reader === 'staff' || version.state === 'published')
  const held =
    messages.some((message) => message.attachments.some((file) => file.fileId === fileId)) ||
    shown.some((version) => version.files.some((file) => file.fileId === fileId))
  const [file] = held ? await filesOf(db, [fileId]) : []
  if (!file) throw new AppError('NOT_FOUND')
  await reply
    .header('content-type', 'application/octet-stream')
    .header('content-length', file.bytes)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('x-content-type-options', 'nosniff')
    .send(await storage.open(file.storageKey))
}
