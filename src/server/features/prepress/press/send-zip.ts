import type { FastifyReply } from 'fastify'
import type { Storage } from '#/server/ports/storage.ts'

interface StoredZip {
  /** Of plain letters. */
  readonly name: string
  readonly bytes: number
  readonly storageKey: string
}

/** What goes to the press, for nobody else's cache. */
export async function sendZip(
  { storage }: { readonly storage: Pick<Storage, 'open'> },
  { name, bytes, storageKey }: StoredZip,
  reply: FastifyReply,
): Promise<void> {
  await reply
    .header('content-type', 'application/zip')
    .header('content-length', bytes)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(await storage.open(storageKey))
}
