import { AppError } from '#/contract/errors.ts'
import { PREPAID_AT } from '#/domain/ledger/sale.ts'
import { type Lot, spendable, spendLots, type Value, valueOf } from '#/domain/ledger/lots.ts'
import {
  type Booking,
  lockWallet,
  type LotRow,
  lotsForOrder,
  type OrderLots,
  postBookings,
} from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { valueInWords } from './value-words.ts'
import type { WalletDeps } from './wallet-deps.ts'

export interface Spending {
  readonly orderId: string
  readonly orderNumber: string
  readonly points: number
  readonly emoney: number
}

/** What a member has for an order, while nobody else can spend of it. */
export interface Purse extends OrderLots {
  readonly at: Date
}

/** Both kinds of value are locked and read together. */
export async function lockPurse(
  tx: Tx,
  { clock }: Pick<WalletDeps, 'clock'>,
  { memberId, orderId }: { readonly memberId: string; readonly orderId: string },
): Promise<Purse> {
  const accounts = await lockWallet(tx, memberId)
  const at = clock.now()
  const lots = accounts.length > 0 ? await lotsForOrder(tx, { accounts, orderId, at }) : { live: [], used: [] }
  return { ...lots, at }
}

export const inPurse = ({ live, at }: Purse, kind: Value): number =>
  spendable(ofKind(live, kind).map(asLot), at.toISOString())

/**
 * Takes value for an order, all of it or nothing. An order takes each kind once: asked again for the same it changes nothing.
 * CONFLICT: there is not so much.
 */
export async function spendValue(tx: Tx, deps: WalletDeps, purse: Purse, spending: Spending): Promise<void> {
  const kinds = (['points', 'emoney'] as const).filter((kind) => spending[kind] > 0)
  await postBookings(
    tx,
    purse.at,
    kinds.flatMap((kind) => (isSpent(purse, spending, kind) ? [] : [bookingOf(deps, purse, spending, kind)])),
  )
}

function isSpent({ used }: Purse, spending: Spending, kind: Value): boolean {
  const before = ofKind(used, kind)
  if (before.length === 0) return false
  if (before.reduce((sum, { amount }) => sum + amount, 0) === spending[kind]) return true
  throw new Error(`order ${spending.orderNumber} has used another amount of ${kind}`)
}

function bookingOf(deps: WalletDeps, purse: Purse, spending: Spending, kind: Value): Booking {
  const { orderId, orderNumber, [kind]: amount } = spending
  const lots = ofKind(purse.live, kind)
  const uses = spendLots(lots.map(asLot), amount, purse.at.toISOString())
  if (!uses) throw tooLittle(kind, inPurse(purse, kind))
  const accountOf = new Map(lots.map((lot) => [lot.id, lot.account]))
  return {
    id: deps.ids.uuid(),
    kind: 'value-spend',
    reference: `${orderId}:${kind}`,
    memo: orderNumber,
    attemptId: null,
    orderId,
    entries: [
      ...uses.map((use) => ({ account: accountOf.get(use.lotId) ?? '', amount: use.amount, lotId: use.lotId })),
      { account: PREPAID_AT, amount: -amount },
    ],
  }
}

const ofKind = <Row extends { readonly account: string }>(rows: readonly Row[], kind: Value): readonly Row[] =>
  rows.filter(({ account }) => valueOf(account) === kind)

const asLot = (row: LotRow): Lot => ({
  id: row.id,
  kind: row.valueKind,
  remaining: row.remaining,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})

function tooLittle(kind: Value, has: number): AppError {
  const message = `${kind === 'points' ? '포인트가' : 'e머니가'} 모자랍니다. 지금 쓸 수 있는 금액은 ${valueInWords(kind, has)}입니다.`
  return new AppError('CONFLICT', message, { [`benefits.${kind}`]: message })
}
