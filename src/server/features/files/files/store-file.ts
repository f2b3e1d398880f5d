import { createReadStream } from 'node:fs'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { PART_BYTES } from '#/domain/files/purposes.ts'
import type { FilesDeps } from './files-deps.ts'
import { removeUnlessKept } from './remove-stored.ts'
import type { Owner } from './files.policy.ts'
import { findFile, insertFile } from './files.repo.ts'
import type { FileRow } from './files.table.ts'
import { mimeOf, readContent } from './read-content.ts'

export interface MadeFile {
  readonly name: string
  readonly purpose: FilePurpose
  /** Of a finished file on this machine's disk; it is copied. */
  readonly path: string
  /** Null for what the shop made itself. */
  readonly owner: Owner | null
  /** Where it came from, when somebody sent it. */
  readonly address?: string | null
  /** Null keeps it for good. */
  readonly keepUntil: Date | null
}

/** Stores a file that is wholly on this machine. The row appears when the content is durable. */
export async function storeFile(deps: Omit<FilesDeps, 'log'>, made: MadeFile): Promise<FileRow> {
  const facts = await readContent(createReadStream(made.path), PART_BYTES)
  const contentType = facts.type === null ? 'application/octet-stream' : mimeOf(facts.type)
  const id = deps.ids.uuid()
  const storageKey = `${made.purpose}/${id}`
  await removeUnlessKept(deps, storageKey)
  await deps.storage.put(storageKey, createReadStream(made.path), contentType)
  const now = deps.clock.now()
  await insertFile(deps.database.db, {
    id,
    storageKey,
    contentType,
    name: made.name,
    purpose: made.purpose,
    bytes: facts.bytes,
    sha256: facts.sha256,
    ownerKind: made.owner?.kind ?? 'shop',
    ownerId: made.owner?.id ?? null,
    address: made.address ?? null,
    state: 'ready',
    createdAt: now,
    completedAt: now,
    keepUntil: made.keepUntil,
  })
  const row = await findFile(deps.database.db, id)
  if (!row) throw new Error(`file ${id} vanished`)
  return row
}
