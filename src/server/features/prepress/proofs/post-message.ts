import type { Pin } from '#/domain/proofs/pin.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { insertMessage, takePlace } from './messages.repo.ts'
import { proofTopic } from './proof-events.ts'
import type { MessageAttachment, MessageKind, MessageRow } from './proofs.table.ts'

export type PostDeps = Pick<Services, 'clock' | 'ids' | 'live'>

export interface Author {
  readonly kind: MessageRow['authorKind']
  readonly id: string | null
  readonly name: string
}

export const SHOP_ITSELF: Author = { kind: 'system', id: null, name: '직지' }

export interface NewMessage {
  readonly proofId: string
  readonly kind: MessageKind
  readonly author: Author
  readonly body: string
  readonly version?: number | null
  readonly pin?: Pin | null
  readonly attachments?: readonly MessageAttachment[]
}

/** Adds a line to the thread and tells every open browser. The proof row must be locked by the caller. */
export async function postMessage(tx: Tx, deps: PostDeps, message: NewMessage): Promise<string> {
  const now = deps.clock.now()
  const pin = message.pin ?? null
  const place = await takePlace(tx, message.proofId, pin !== null, now)
  const id = deps.ids.uuid()
  await insertMessage(tx, {
    id,
    proofId: message.proofId,
    seq: place.seq,
    kind: message.kind,
    authorKind: message.author.kind,
    authorId: message.author.id,
    authorName: message.author.name,
    body: message.body,
    version: message.version ?? null,
    ...(pin ? { pinNumber: place.pin, pinPage: pin.page, pinX: pin.x, pinY: pin.y } : {}),
    attachments: [...(message.attachments ?? [])],
    at: now,
  })
  await deps.live.publish(tx, proofTopic(message.proofId))
  return id
}
