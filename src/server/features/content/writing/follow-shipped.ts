import type { Piece } from '#/contract/content/piece.schema.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { pieceOf } from './writing.presenter.ts'
import * as repo from './written.repo.ts'

/** A text of the shop's making as this version of the shop has it. */
export interface ShippedText {
  readonly slug: string
  readonly piece: Piece
}

/**
 * Lays what this version of the shop says over what an earlier one said, as an edition that nobody wrote. A text that somebody has
 * written in, taken down or told to change is left alone. So is one that has said the same before: an older server, started beside a newer
 * one or after it, would take the newer words back.
 */
export async function followShipped(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  kind: Piece['kind'],
  texts: readonly ShippedText[],
): Promise<void> {
  const untouched = await repo.untouchedEditions(tx, kind)
  for (const { slug, piece } of texts) {
    const said = untouched.filter(({ item }) => item.slug === slug)
    const [first] = said
    if (!first || said.some(({ item, edition }) => saysTheSame(pieceOf(item, edition), piece))) continue
    const item = await repo.lockItem(tx, first.item.id)
    if (item?.version !== first.item.version) continue
    const number = item.newest + 1
    await repo.insertEditions(tx, [{ itemId: item.id, number, piece, writtenBy: null, writtenAt: clock.now() }])
    await repo.updateItem(tx, item, { newest: number, live: number })
  }
}

/** As it is stored: the order of names and what is not there make no difference. */
const saysTheSame = (one: Piece, other: Piece): boolean => stored(one) === stored(other)
const stored = (piece: Piece): string => canonicalJson(JSON.parse(JSON.stringify(piece)))
