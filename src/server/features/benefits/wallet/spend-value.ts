import { AppError } from '#/contract/errors.ts'
import { PREPAID_AT } from '#/domain/ledger/sale.ts'
import { type Lot, spendable, spendLots, type Value, valueOf } from '#/domain/ledger/lots.ts'
import {
  liveLots,
  lockWallet,
  type LotRow,
  postBookings,
  postingsOfOrder,
} from '#/server/features/benefits/ledger/ledger.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { valueInWords } from './value-words.ts'
import type { WalletDeps } from './wallet-deps.ts'

export interface Spending {
  readonly memberId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly kind: Value
  readonly amount: number
}

/**
 * Takes value for an order, all of it or nothing. An order takes each kind once: asked again for the same it changes nothing.
 * CONFLICT: there is not so much.
 */
export async function spendValue(tx: Tx, deps: WalletDeps, spending: Spending): Promise<void> {
  const { memberId, orderId, orderNumber, kind, amount } = spending
  if (amount === 0) return
  const accounts = await lockWallet(tx, memberId)
  const before = (await postingsOfOrder(tx, orderId)).filter(
    (posting) => posting.kind === 'value-spend' && valueOf(posting.account) === kind,
  )
  if (before.length > 0) {
    if (before.reduce((sum, posting) => sum + posting.amount, 0) === amount) return
    throw new Error(`order ${orderNumber} has used another amount of ${kind}`)
  }
  const now = deps.clock.now()
  const rows = accounts.length > 0 ? await liveLots(tx, accounts, now) : []
  const lots = rows.filter((row) => valueOf(row.account) === kind)
  const candidates = lots.map(asLot)
  const uses = spendLots(candidates, amount, now.toISOString())
  if (!uses) throw tooLittle(kind, spendable(candidates, now.toISOString()))
  const accountOf = new Map(lots.map((lot) => [lot.id, lot.account]))
  await postBookings(tx, now, [
    {
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
    },
  ])
}

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
