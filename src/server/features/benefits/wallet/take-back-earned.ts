import { type Lot, spendLots, valueOf } from '#/domain/ledger/lots.ts'
import {
  liveLots,
  lockWallet,
  type LotRow,
  ownerOfAccount,
  postBookings,
  postingsOfOrder,
} from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { WalletDeps } from './wallet-deps.ts'

interface TakingBack {
  readonly orderId: string
  /** What of the order's price stays paid, of what was paid. */
  readonly left: number
  readonly paid: number
  /** The refund; the same takes back once. */
  readonly reference: string
}

/**
 * Points that a purchase earned go with the share of it that is refunded: first those it earned, then others of the member. What was
 * spent already is not asked for.
 */
export async function takeBackEarned(
  tx: Tx,
  deps: WalletDeps,
  { orderId, left, paid, reference }: TakingBack,
): Promise<void> {
  const [first] = (await postingsOfOrder(tx, orderId)).filter(({ kind }) => kind === 'value-earn')
  if (!first || paid <= 0) return
  await lockWallet(tx, await ownerOfAccount(tx, first.account))
  const postings = await postingsOfOrder(tx, orderId)
  const key = `${orderId}:${reference}`
  if (postings.some((posting) => posting.reference === key)) return
  const earned = -first.amount
  const taken = sumOf(postings.filter(({ kind }) => kind === 'value-taken-back'))
  const wanted = earned - Math.floor((earned * left) / paid) - taken
  const now = deps.clock.now()
  const lots = (await liveLots(tx, [first.account], now)).filter(({ account }) => valueOf(account) === 'points')
  const amount = Math.min(wanted, sumOf(lots.map(({ remaining }) => ({ amount: remaining }))))
  if (amount <= 0) return
  const uses = spendLots(
    lots.map((lot) => ownFirst(lot, first.lotId)),
    amount,
    now.toISOString(),
  )
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: 'value-taken-back',
      reference: key,
      memo: first.memo,
      attemptId: null,
      orderId,
      entries: [
        ...(uses ?? []).map((use) => ({ account: first.account, amount: use.amount, lotId: use.lotId })),
        { account: 'points-granted', amount: -amount },
      ],
    },
  ])
}

const sumOf = (all: readonly { readonly amount: number }[]) => all.reduce((sum, one) => sum + one.amount, 0)

/** Of lots that are all given, those without an end come last: so what another purchase earned is touched after its own. */
const ownFirst = (lot: LotRow, own: string): Lot => ({
  id: lot.id,
  kind: lot.id === own ? 'free' : 'paid',
  remaining: lot.remaining,
  expiresAt: lot.expiresAt?.toISOString() ?? null,
})
