import { and, eq } from '#/server/platform/db/drizzle.ts'
import {
  lockWallet,
  lotOfGrant,
  ownerOfAccount,
  postBookings,
} from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { valueGrants } from './wallet.table.ts'

/**
 * What is left of a grant goes back to the shop, and is answered: what was used or has ended is not asked for. Again it takes
 * nothing.
 */
export async function takeBackGiven(
  tx: Tx,
  deps: WalletDeps,
  { grantId, memo }: { readonly grantId: string; readonly memo: string },
): Promise<number> {
  const [grant] = await tx
    .select()
    .from(valueGrants)
    .where(and(eq(valueGrants.id, grantId), eq(valueGrants.state, 'given')))
    .for('no key update')
  const known = grant && (await lotOfGrant(tx, grantId))
  if (!grant || !known) return 0
  await lockWallet(tx, await ownerOfAccount(tx, known.account))
  const lot = (await lotOfGrant(tx, grantId)) ?? known
  if (lot.remaining <= 0) return 0
  await postBookings(tx, deps.clock.now(), [
    {
      id: deps.ids.uuid(),
      kind: 'value-taken-back',
      reference: `${grantId}:given`,
      memo,
      attemptId: null,
      entries: [
        { account: lot.account, amount: lot.remaining, lotId: lot.id },
        { account: grant.value === 'points' ? 'points-granted' : 'emoney-granted', amount: -lot.remaining },
      ],
    },
  ])
  return lot.remaining
}
