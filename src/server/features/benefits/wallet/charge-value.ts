import { endAfterMonths } from '#/domain/ledger/end-after-months.ts'
import { PAID_MONTHS } from '#/domain/ledger/charge.ts'
import { valueAccount } from '#/domain/ledger/lots.ts'
import {
  insertLots,
  lockWallet,
  lotOfCharge,
  openWallet,
  ownerOfAccount,
  postBookings,
  type PostedEntry,
  standingAt,
} from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { endAskedOf } from './hold-refund.ts'
import type { WalletDeps } from './wallet-deps.ts'

const OWED_AT = 'customer-receivable'

interface Charged {
  readonly attemptId: string
  readonly memberId: string
  readonly amount: number
  /** Where the money stands. */
  readonly against: string
  /** How it was paid, as the member reads it. */
  readonly method: string
  /** One for each time that the money came. */
  readonly reference: string
}

/** The money of a charge is there: what was owed of it is paid first, the rest is e-money. The caller has locked the attempt. */
export async function fillCharge(tx: Tx, deps: WalletDeps, charged: Charged): Promise<void> {
  const { attemptId, memberId, amount, against, method, reference } = charged
  const now = deps.clock.now()
  const known = await lotOfCharge(tx, attemptId)
  if (!known) await openWallet(tx, memberId)
  await lockWallet(tx, known ? await ownerOfAccount(tx, known.account) : memberId)
  const lot = known ?? { id: deps.ids.uuid(), account: valueAccount('emoney', memberId) }
  if (!known)
    await insertLots(tx, [
      {
        ...lot,
        valueKind: 'paid',
        issuedAt: now,
        expiresAt: endAfterMonths(now, PAID_MONTHS),
        origin: 'charge',
        sourceId: attemptId,
      },
    ])
  const owed = Math.min(amount, await standingAt(tx, OWED_AT, attemptId))
  await book(tx, deps, {
    kind: 'value-charge',
    reference,
    memo: method,
    attemptId,
    entries: [
      { account: against, amount },
      { account: OWED_AT, amount: -owed },
      { account: lot.account, amount: owed - amount, lotId: lot.id },
    ],
  })
}

interface TakenBack extends Omit<Charged, 'memberId'> {}

/**
 * The bank or card company took money of a charge back: what is left of it is e-money no more, requests of it end, and what was
 * spent already is owed. Answers what is. The caller has locked the attempt.
 */
export async function takeChargeBack(tx: Tx, deps: WalletDeps, taken: TakenBack): Promise<number> {
  const { attemptId, amount, against, method, reference } = taken
  const found = await lotOfCharge(tx, attemptId)
  if (!found) throw new Error(`charge ${attemptId} was never filled`)
  await lockWallet(tx, await ownerOfAccount(tx, found.account))
  await endAskedOf(tx, deps, found.id)
  const lot = (await lotOfCharge(tx, attemptId)) ?? found
  const left = Math.min(amount, lot.remaining)
  await book(tx, deps, {
    kind: 'value-charge-back',
    reference,
    memo: method,
    attemptId,
    entries: [
      { account: against, amount: -amount },
      { account: lot.account, amount: left, lotId: lot.id },
      { account: OWED_AT, amount: amount - left },
    ],
  })
  return amount - left
}

/** What was owed of a charge came to the bank by another way, or is given up. */
export const settleOwed = (
  tx: Tx,
  deps: WalletDeps,
  {
    attemptId,
    amount,
    to,
    reference,
  }: { attemptId: string; amount: number; to: 'bank' | 'bad-debts'; reference: string },
): Promise<void> =>
  book(tx, deps, {
    kind: 'value-owed-settled',
    reference,
    memo: '되가져간 충전',
    attemptId,
    entries: [
      { account: to, amount },
      { account: OWED_AT, amount: -amount },
    ],
  })

interface ChargeBooking {
  readonly kind: 'value-charge' | 'value-charge-back' | 'value-owed-settled'
  readonly reference: string
  readonly memo: string
  readonly attemptId: string
  readonly entries: readonly PostedEntry[]
}

const book = (tx: Tx, { ids, clock }: WalletDeps, { entries, ...booking }: ChargeBooking): Promise<void> =>
  postBookings(tx, clock.now(), [{ ...booking, id: ids.uuid(), entries: entries.filter(({ amount }) => amount !== 0) }])
