import { PREPAID_AT } from '#/domain/ledger/sale.ts'
import { LATE_RETURN_DAYS } from '#/domain/ledger/spend-rules.ts'
import { giveBackLots, type ValueUse, valueOf } from '#/domain/ledger/lots.ts'
import { daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import {
  insertLots,
  lockWallet,
  type LotPosting,
  type NewLot,
  ownerOfAccount,
  postBookings,
  type PostedEntry,
  postingsOfOrder,
} from '#/server/features/benefits/ledger/ledger.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { WalletDeps } from './wallet-deps.ts'

/** For value whose end came while an order or a request held it: like every value it ends with its last day in Seoul. */
export const lateEnd = (now: Date): Date => daysAfter(seoulMidnight(seoulDay(now)), LATE_RETURN_DAYS + 1)

export interface GivingBack {
  readonly orderId: string
  readonly amount: number
  /** What it is given back for, such as a refund; the same is given back once. */
  readonly reference: string
}

export interface GivenBack {
  readonly points: number
  readonly emoney: number
}

/** What of an order's points and e-money has not come back yet. */
export async function returnableOf(db: DbOrTx, orderId: string): Promise<GivenBack> {
  const { uses, returned } = standingOf(await postingsOfOrder(db, orderId))
  const sumOf = (all: readonly { value: string; amount: number }[], value: string) =>
    all.reduce((sum, one) => sum + (one.value === value ? one.amount : 0), 0)
  return {
    points: sumOf(uses, 'points') - sumOf(returned, 'points'),
    emoney: sumOf(uses, 'emoney') - sumOf(returned, 'emoney'),
  }
}

/**
 * Gives value of an order back in reverse of its use, e-money before points, to the lots it came from and with their end; what has
 * ended meanwhile comes as a new lot that lives for some days. The caller holds the order. Asked again for the same reference it
 * changes nothing. Throws when the order has not so much left: ask `returnableOf` first.
 */
export async function returnValue(
  tx: Tx,
  deps: WalletDeps,
  { orderId, amount, reference }: GivingBack,
): Promise<GivenBack> {
  const nothing = { points: 0, emoney: 0 }
  const [first] = await postingsOfOrder(tx, orderId)
  if (amount === 0 || !first) {
    if (amount === 0) return nothing
    throw new Error(`order ${orderId} has used nothing`)
  }
  await lockWallet(tx, await ownerOfAccount(tx, first.account))
  const postings = await postingsOfOrder(tx, orderId)
  const key = `${orderId}:${reference}`
  if (postings.some((posting) => posting.reference === key)) return nothing
  const { uses, returned } = standingOf(postings)
  const back = giveBackLots(
    uses,
    returned.reduce((sum, one) => sum + one.amount, 0),
    amount,
  )
  if (!back) throw new Error(`order ${first.memo} has less than ${amount} to give back`)
  const now = deps.clock.now()
  const lots = new Map(postings.map((posting) => [posting.lotId, posting]))
  const late: NewLot[] = []
  const entries = back.map((use): PostedEntry => {
    const lot = lots.get(use.lotId)
    if (!lot) throw new Error(`lot ${use.lotId} is not of order ${first.memo}`)
    if (lot.expiresAt === null || lot.expiresAt > now)
      return { account: lot.account, amount: -use.amount, lotId: lot.lotId }
    const lotId = deps.ids.uuid()
    late.push(lateLot(lotId, lot, now))
    return { account: lot.account, amount: -use.amount, lotId }
  })
  await insertLots(tx, late)
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: 'value-return',
      reference: key,
      memo: first.memo,
      attemptId: null,
      orderId,
      entries: [...entries, { account: PREPAID_AT, amount }],
    },
  ])
  return { points: sumOfValue(back, 'points'), emoney: sumOfValue(back, 'emoney') }
}

const lateLot = (id: string, lot: LotPosting, now: Date): NewLot => ({
  id,
  account: lot.account,
  valueKind: lot.valueKind,
  issuedAt: now,
  expiresAt: lateEnd(now),
  origin: 'returned',
  sourceId: lot.lotId,
})

const sumOfValue = (uses: readonly ValueUse[], value: string) =>
  uses.reduce((sum, use) => sum + (use.value === value ? use.amount : 0), 0)

function standingOf(postings: readonly LotPosting[]): { uses: readonly ValueUse[]; returned: readonly ValueUse[] } {
  const of = (kind: string, sign: number) =>
    postings
      .filter((posting) => posting.kind === kind)
      .map(({ lotId, account, amount }) => ({ lotId, value: valueOf(account), amount: sign * amount }))
  return { uses: of('value-spend', 1), returned: of('value-return', -1) }
}
