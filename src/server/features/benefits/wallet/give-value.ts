import { type LotOrigin, type Value, valueAccount } from '#/domain/ledger/lots.ts'
import {
  insertLots,
  isBooked,
  lockWallet,
  openWallet,
  postBookings,
} from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { WalletDeps } from './wallet-deps.ts'

export interface Giving {
  readonly memberId: string
  readonly value: Value
  readonly valueKind: 'paid' | 'free'
  readonly amount: number
  readonly expiresAt: Date | null
  readonly origin: LotOrigin
  readonly sourceId: string
  /** The kind of booking, and what stands against it in the books. */
  readonly booking: 'value-earn' | 'value-grant' | 'gift-card-register'
  readonly against: string
  /** What the member reads. */
  readonly memo: string
  readonly orderId?: string
  /** Where one source gives more than once. */
  readonly forWhat?: string
}

/** A new lot of a member, filled in one booking; answers false when the source has given it before. */
export async function giveValue(tx: Tx, deps: WalletDeps, giving: Giving): Promise<boolean> {
  const { memberId, value, valueKind, amount, expiresAt, origin, sourceId } = giving
  if (amount <= 0) return false
  const now = deps.clock.now()
  const lotId = deps.ids.uuid()
  const account = valueAccount(value, memberId)
  await openWallet(tx, memberId)
  await lockWallet(tx, memberId)
  const reference = `${sourceId}:${giving.forWhat ?? value}`
  if (await isBooked(tx, giving.booking, reference)) return false
  await insertLots(tx, [{ id: lotId, account, valueKind, issuedAt: now, expiresAt, origin, sourceId }])
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: giving.booking,
      reference,
      memo: giving.memo,
      attemptId: null,
      ...(giving.orderId ? { orderId: giving.orderId } : {}),
      entries: [
        { account: giving.against, amount },
        { account, amount: -amount, lotId },
      ],
    },
  ])
  return true
}
