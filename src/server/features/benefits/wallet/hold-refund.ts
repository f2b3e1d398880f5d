import { AppError } from '#/contract/errors.ts'
import { refundableOf, type Refundable } from '#/domain/ledger/charge.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import {
  boughtOf,
  insertLots,
  liveLots,
  lockWallet,
  lotById,
  type LotRow,
  ownerOfAccount,
  postBookings,
} from '#/server/features/benefits/ledger/ledger.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { askedOfLot, insertEmoneyRefund, refundedOf, updateEmoneyRefund } from './emoney-refunds.repo.ts'
import { lateEnd } from './return-value.ts'
import type { WalletDeps } from './wallet-deps.ts'
import type { EmoneyRefundRow } from './wallet.table.ts'

/** What was asked back and is not sent. */
export const HELD_AT = 'emoney-refunds'

export interface PaidLotState extends Refundable {
  readonly bought: number
}

/** Null: nothing of such a lot ever goes back. */
export async function refundStateOf(db: DbOrTx, { id, origin, remaining }: LotRow): Promise<PaidLotState | null> {
  if (origin !== 'charge' && origin !== 'gift-card') return null
  const bought = await boughtOf(db, id)
  return { bought, ...refundableOf({ origin, bought, remaining, refunded: await refundedOf(db, id) }) }
}

interface Asking {
  readonly memberId: string
  readonly lotId: string
  /** What the member saw. */
  readonly amount: number
  readonly attemptId: string | null
  /** Sealed. */
  readonly refundAccount: string | null
}

/**
 * Takes what is asked back out of what can be spent. NOT_FOUND: no such value; CONFLICT: it cannot go back, or another amount can.
 * Of a charge the caller has locked the attempt.
 */
export async function holdRefund(tx: Tx, deps: WalletDeps, asking: Asking): Promise<EmoneyRefundRow> {
  const { memberId, lotId, amount } = asking
  const now = deps.clock.now()
  const lot = (await liveLots(tx, await lockWallet(tx, memberId), now)).find(({ id }) => id === lotId)
  const state = lot ? await refundStateOf(tx, lot) : null
  if (!lot || !state) throw new AppError('NOT_FOUND')
  if (state.missing > 0)
    throw new AppError(
      'CONFLICT',
      `상품권은 60% 이상 쓰신 뒤에 나머지를 환불해 드립니다. ${formatWon(state.missing)}을 더 쓰시면 됩니다.`,
    )
  if (state.amount !== amount)
    throw new AppError('CONFLICT', `남은 금액이 ${formatWon(state.amount)}으로 바뀌었습니다. 다시 확인해 주세요.`)
  const row: EmoneyRefundRow = {
    id: deps.ids.uuid(),
    ...asking,
    state: 'asked',
    askedAt: now,
    decidedBy: null,
    decidedAt: null,
    reason: '',
    repaymentId: null,
  }
  await insertEmoneyRefund(tx, row)
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: 'value-refund',
      reference: row.id,
      memo: '환불 신청',
      attemptId: asking.attemptId,
      entries: [
        { account: lot.account, amount, lotId },
        { account: HELD_AT, amount: -amount },
      ],
    },
  ])
  return row
}

interface Ending {
  readonly state: 'refused' | 'withdrawn' | 'ended'
  readonly by: string | null
  readonly reason: string
}

/** The request comes to nothing: what it held can be spent again, for thirty days where it has ended meanwhile. */
export async function endRefund(
  tx: Tx,
  deps: WalletDeps,
  { id, lotId, amount, attemptId }: EmoneyRefundRow,
  { state, by, reason }: Ending,
): Promise<void> {
  const now = deps.clock.now()
  const lot = await lotById(tx, lotId)
  if (!lot) throw new Error(`lot ${lotId} is gone`)
  await lockWallet(tx, await ownerOfAccount(tx, lot.account))
  const late = state !== 'ended' && lot.expiresAt !== null && lot.expiresAt <= now
  const { account } = lot
  const into = late ? deps.ids.uuid() : lotId
  if (late) {
    const expiresAt = lateEnd(now)
    await insertLots(tx, [
      { id: into, account, valueKind: 'paid', issuedAt: now, expiresAt, origin: 'returned', sourceId: lotId },
    ])
  }
  await updateEmoneyRefund(tx, id, { state, decidedBy: by, decidedAt: now, reason, refundAccount: null })
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: 'value-refund-ended',
      reference: id,
      memo: reason,
      attemptId,
      entries: [
        { account: HELD_AT, amount },
        { account, amount: -amount, lotId: into },
      ],
    },
  ])
}

/** Nothing can go back of a charge that the bank took back. */
export async function endAskedOf(tx: Tx, deps: WalletDeps, lotId: string): Promise<void> {
  for (const row of await askedOfLot(tx, lotId))
    await endRefund(tx, deps, row, {
      state: 'ended',
      by: null,
      reason: '충전한 돈을 은행이나 카드사가 되가져갔습니다.',
    })
}

/** Of a gift card: finance has sent it from the shop's own account. */
export async function bookSent(
  tx: Tx,
  deps: WalletDeps,
  row: EmoneyRefundRow,
  { by, note }: { readonly by: string; readonly note: string },
): Promise<void> {
  const now = deps.clock.now()
  const change = { state: 'sent', decidedBy: by, decidedAt: now, reason: note, refundAccount: null } as const
  await updateEmoneyRefund(tx, row.id, change)
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: 'value-refund-sent',
      reference: row.id,
      memo: '상품권 환불',
      attemptId: null,
      entries: [
        { account: HELD_AT, amount: row.amount },
        { account: 'bank', amount: -row.amount },
      ],
    },
  ])
}
