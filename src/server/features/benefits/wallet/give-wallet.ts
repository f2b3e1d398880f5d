import { eq } from '#/server/platform/db/drizzle.ts'
import { giveAccounts } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { emoneyRefunds, giftCardGuesses, giftCards, valueGrants } from './wallet.table.ts'

/** What one account of a person has in value is the other's when the desk merges them: the books stay, their owner changes. */
export async function giveWallet(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await giveAccounts(tx, guestId, memberId)
  await tx.update(valueGrants).set({ memberId }).where(eq(valueGrants.memberId, guestId))
  await tx.update(emoneyRefunds).set({ memberId }).where(eq(emoneyRefunds.memberId, guestId))
  await tx.update(giftCards).set({ memberId }).where(eq(giftCards.memberId, guestId))
  await tx.update(giftCardGuesses).set({ memberId }).where(eq(giftCardGuesses.memberId, guestId))
}
