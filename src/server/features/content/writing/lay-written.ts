import type { Piece } from '#/contract/content/piece.schema.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { insertEditions, insertItems } from './written.repo.ts'

/** A text that a shop begins with: published from its first moment, written by nobody. */
export interface FirstText {
  readonly id: string
  readonly piece: Piece
  readonly slug?: string
  readonly position?: number
  readonly publishedAt: Date
}

export async function layWritten(tx: Tx, texts: readonly FirstText[]): Promise<void> {
  await insertItems(
    tx,
    texts.map(({ id, piece, slug, position, publishedAt }) => ({
      id,
      kind: piece.kind,
      slug: slug ?? null,
      position: position ?? 0,
      newest: 1,
      live: 1,
      publishedAt,
      createdAt: publishedAt,
    })),
  )
  await insertEditions(
    tx,
    texts.map(({ id, piece, publishedAt }) => ({
      itemId: id,
      number: 1,
      piece,
      writtenBy: null,
      writtenAt: publishedAt,
    })),
  )
}
