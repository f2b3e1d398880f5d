import { valueOf } from '#/domain/ledger/lots.ts'
import {
  type Booking,
  endedLots,
  lockWallet,
  type LotRow,
  ownersOfEnded,
  postBookings,
} from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Services } from '#/server/platform/services.ts'
import { endGiftCards } from './end-gift-cards.ts'
import type { WalletDeps } from './wallet-deps.ts'

const AT_ONCE = 100

/** Books what has ended, cards first and then member by member, so that nobody waits long and a crash loses nothing. */
export async function expireAll(deps: WalletDeps & Pick<Services, 'database'>): Promise<number> {
  const now = deps.clock.now()
  await endGiftCards(deps)
  let members = 0
  for (;;) {
    const owners = await ownersOfEnded(deps.database.db, now, AT_ONCE)
    if (owners.length === 0) return members
    for (const memberId of owners) await expireOf(deps, memberId, now)
    members += owners.length
  }
}

const expireOf = (deps: WalletDeps & Pick<Services, 'database'>, memberId: string, now: Date): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const accounts = await lockWallet(tx, memberId)
    const lots = await endedLots(tx, accounts, now)
    await postBookings(
      tx,
      now,
      lots.map((lot) => ended(deps, lot)),
    )
  })

function ended({ ids, clock }: WalletDeps, lot: LotRow): Booking {
  const { id, account, remaining } = lot
  return {
    id: ids.uuid(),
    kind: 'value-expire',
    // A lot may be filled again after its end was booked, by an order that gives back on its last day.
    reference: `${id}:${clock.now().toISOString()}`,
    memo: '',
    attemptId: null,
    entries: [
      { account, amount: remaining, lotId: id },
      { account: valueOf(account) === 'points' ? 'points-expired' : 'emoney-expired', amount: -remaining },
    ],
  }
}
