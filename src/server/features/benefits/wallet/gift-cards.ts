import { createHash } from 'node:crypto'
import { and, asc, desc, eq, isNull, sql } from '#/server/platform/db/drizzle.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { GiftCardBatch, issueGiftCards as issueEndpoint } from '#/contract/benefits/staff-wallet.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { GIFT_CODE_LENGTH } from '#/domain/ledger/gift-code.ts'
import { endAfterMonths } from '#/domain/ledger/end-after-months.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import { bookEnded } from './end-gift-cards.ts'
import { rulesOf } from './rules.repo.ts'
import { wantsSecond } from './second-person.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { type BatchRow, giftCardBatches, giftCards } from './wallet.table.ts'

export interface GiftCardDeps extends WalletDeps {
  readonly sealer: Sealer
}

const SHOWN = 100
/** Commercial claims lapse after five years. */
const MONTHS = 60

/** 77 bits of chance need no slow hash. */
export const hashOfCode = (code: string): string => createHash('sha256').update(`gift-card:${code}`).digest('hex')

/** Writes the batch down; its cards exist from when nobody has to agree any more. */
export async function issueGiftCards(
  tx: Tx,
  deps: GiftCardDeps,
  staffId: string,
  asked: BodyOf<typeof issueEndpoint>,
): Promise<BatchRow> {
  const now = deps.clock.now()
  const waits = wantsSecond(asked.amount * asked.cards, await rulesOf(tx))
  const row: BatchRow = {
    id: deps.ids.uuid(),
    ...asked,
    state: waits ? 'waiting' : 'issued',
    askedBy: staffId,
    askedAt: now,
    decidedBy: null,
    decidedAt: waits ? null : now,
    stoppedBy: null,
    stoppedAt: null,
    stopReason: null,
  }
  await tx.insert(giftCardBatches).values(row)
  if (!waits) await makeCards(tx, deps, row)
  return row
}

/** FORBIDDEN: whoever asked; CONFLICT: decided already. */
export async function decideGiftCards(
  tx: Tx,
  deps: GiftCardDeps,
  { id, staffId, give }: { id: string; staffId: string; give: boolean },
): Promise<BatchRow['state']> {
  const row = await lockBatch(tx, id)
  if (row.state !== 'waiting') throw new AppError('CONFLICT', '이미 처리한 상품권입니다.')
  if (row.askedBy === staffId) throw new AppError('FORBIDDEN', '올린 사람이 아닌 다른 직원이 승인해야 합니다.')
  const state = give ? 'issued' : 'refused'
  await tx
    .update(giftCardBatches)
    .set({ state, decidedBy: staffId, decidedAt: deps.clock.now() })
    .where(eq(giftCardBatches.id, id))
  if (give) await makeCards(tx, deps, row)
  return state
}

async function makeCards(tx: Tx, deps: GiftCardDeps, batch: BatchRow): Promise<void> {
  const now = deps.clock.now()
  const cards = Array.from({ length: batch.cards }, (_, at) => {
    const code = deps.ids.readable(GIFT_CODE_LENGTH)
    return {
      id: deps.ids.uuid(),
      batchId: batch.id,
      position: at + 1,
      codeHash: hashOfCode(code),
      codeSealed: deps.sealer.seal(code),
      expiresAt: endAfterMonths(now, MONTHS),
    }
  })
  await tx.insert(giftCards).values(cards)
  await book(tx, deps, batch, 'gift-card-issue', batch.amount * batch.cards)
}

/** Cards that nobody has registered are worth nothing from now on. CONFLICT: not issued, or stopped before. */
export async function stopGiftCards(
  tx: Tx,
  deps: GiftCardDeps,
  { id, staffId, reason }: { id: string; staffId: string; reason: string },
): Promise<number> {
  const row = await lockBatch(tx, id)
  if (row.state !== 'issued') throw new AppError('CONFLICT', '발행한 상품권만 막을 수 있습니다.')
  // What has ended is owed no more already.
  const ended = await bookEnded(tx, deps, row)
  await tx
    .update(giftCardBatches)
    .set({ state: 'stopped', stoppedBy: staffId, stoppedAt: deps.clock.now(), stopReason: reason })
    .where(eq(giftCardBatches.id, id))
  const [left] = await tx
    .select({ cards: sql<number>`count(*)::int` })
    .from(giftCards)
    .where(and(eq(giftCards.batchId, id), isNull(giftCards.memberId)))
  const stopped = left?.cards ?? 0
  await book(tx, deps, row, 'gift-card-stop', ended - stopped * row.amount)
  return stopped
}

async function book(
  tx: Tx,
  { ids, clock }: WalletDeps,
  { id, name }: BatchRow,
  kind: 'gift-card-issue' | 'gift-card-stop',
  amount: number,
): Promise<void> {
  if (amount === 0) return
  const entries = [
    { account: 'gift-card-sales', amount },
    { account: 'gift-cards', amount: -amount },
  ]
  await postBookings(tx, clock.now(), [{ id: ids.uuid(), kind, reference: id, memo: name, attemptId: null, entries }])
}

async function lockBatch(tx: Tx, id: string): Promise<BatchRow> {
  const [row] = await tx.select().from(giftCardBatches).where(eq(giftCardBatches.id, id)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function listBatches(db: DbOrTx, staffId: string): Promise<GiftCardBatch[]> {
  // The batch's id by name: as a column it would lose its table here and be the card's own.
  const registered = sql<number>`(select count(*)::int from ${giftCards} c where c.batch_id = gift_card_batches.id and c.member_id is not null)`
  const rows = await db
    .select({ batch: giftCardBatches, registered })
    .from(giftCardBatches)
    .orderBy(desc(giftCardBatches.askedAt), desc(giftCardBatches.id))
    .limit(SHOWN)
  const items: GiftCardBatch[] = []
  for (const { batch, registered: count } of rows) {
    const { id, name, amount, cards, reason, state, askedBy, askedAt, decidedBy, stopReason } = batch
    items.push({
      id,
      name,
      amount,
      cards,
      registered: count,
      reason,
      state,
      askedBy: await staffName(db, askedBy),
      askedAt: askedAt.toISOString(),
      decidedBy: decidedBy && (await staffName(db, decidedBy)),
      stopReason,
      mine: askedBy === staffId,
    })
  }
  return items
}

/** What is printed: the cards that nobody has registered. CONFLICT: nothing may be printed of it. */
export async function cardsToPrint(db: DbOrTx, { sealer }: GiftCardDeps, id: string) {
  const [batch] = await db.select().from(giftCardBatches).where(eq(giftCardBatches.id, id))
  if (!batch) throw new AppError('NOT_FOUND')
  if (batch.state !== 'issued') throw new AppError('CONFLICT', '발행한 상품권만 내려받을 수 있습니다.')
  const rows = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.batchId, id), isNull(giftCards.memberId)))
    .orderBy(asc(giftCards.position))
  return {
    batch,
    cards: rows.map(({ position, codeSealed, expiresAt }) => ({
      position,
      code: sealer.open(codeSealed),
      expiresAt,
    })),
  }
}
