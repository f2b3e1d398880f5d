import { and, eq, isNull, sql } from '#/server/platform/db/drizzle.ts'
import { endedCardsOf, postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { type BatchRow, giftCardBatches, giftCards } from './wallet.table.ts'

type Batch = Pick<BatchRow, 'id' | 'name' | 'amount'>

/** Cards that nobody registered in their five years are owed no more: batch by batch, as value is member by member. */
export async function endGiftCards(deps: WalletDeps & Pick<Services, 'database'>): Promise<void> {
  const { db } = deps.database
  const issued = await db
    .select({ id: giftCardBatches.id })
    .from(giftCardBatches)
    .where(eq(giftCardBatches.state, 'issued'))
  for (const { id } of issued)
    await deps.database.transaction(async (tx) => {
      const [batch] = await tx
        .select()
        .from(giftCardBatches)
        .where(and(eq(giftCardBatches.id, id), eq(giftCardBatches.state, 'issued')))
        .for('update')
      if (batch) await bookEnded(tx, deps, batch)
    })
}

/**
 * Brings the books in line with the cards of a batch that have ended and are nobody's, also when a clock that was ahead had ended
 * them early. The caller holds the batch, which is issued. Answers with what stands as ended.
 */
export async function bookEnded(tx: Tx, { ids, clock }: WalletDeps, { id, name, amount }: Batch): Promise<number> {
  const now = clock.now()
  const over = sql<number>`count(*) filter (where ${giftCards.expiresAt} <= ${now.toISOString()}::timestamptz)::int`
  const [cards] = await tx
    .select({ over })
    .from(giftCards)
    .where(and(eq(giftCards.batchId, id), isNull(giftCards.memberId)))
  const booked = await endedCardsOf(tx, id)
  const ended = (cards?.over ?? 0) * amount
  const more = ended - booked.amount
  if (more === 0) return ended
  const entries = [
    { account: 'gift-cards', amount: more },
    { account: 'emoney-expired', amount: -more },
  ]
  const reference = `${id}:${booked.bookings}`
  await postBookings(tx, now, [
    { id: ids.uuid(), kind: 'gift-card-expire', reference, memo: name, attemptId: null, entries },
  ])
  return ended
}
