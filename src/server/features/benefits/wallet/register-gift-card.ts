import { and, count, eq, gt, isNull, lt, max, min } from '#/server/platform/db/drizzle.ts'
import { AppError } from '#/contract/errors.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import { RateExceeded } from '#/server/platform/http/rate-gate.ts'
import type { Services } from '#/server/platform/services.ts'
import { bookEnded } from './end-gift-cards.ts'
import { hashOfCode } from './gift-cards.ts'
import { giveValue } from './give-value.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { giftCardBatches, giftCardGuesses, giftCards } from './wallet.table.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Who typed so many that are none in an hour waits until the oldest is an hour old. */
const TRIES = 5

interface Registering {
  readonly memberId: string
  readonly code: string
}

interface Registered {
  readonly amount: number
  readonly expiresAt: Date
}

const unknown = () => {
  const message = '등록할 수 없는 상품권 번호입니다. 카드에 적힌 번호를 다시 확인해 주세요.'
  return new AppError('NOT_FOUND', message, { code: message })
}

/**
 * Makes e-money of a card, once. A code that is none, was stopped or belongs to somebody else answers the same, and counts as a
 * guess. Registered again by the same member it answers as the first time. Codes of one member are judged one after the other, so
 * that many guesses at once are counted like any; what a wrong one leaves behind is committed before it is refused.
 */
export async function registerGiftCard(
  deps: WalletDeps & Pick<Services, 'database'>,
  call: AuditedCall,
  { memberId, code }: Registering,
): Promise<Registered> {
  const { database, clock } = deps
  const registered = await database.transaction(async (tx) => {
    if (!(await lockMember(tx, memberId))) throw unknown()
    await refuseGuesser(tx, memberId, clock.now())
    const taken = await take(tx, deps, memberId, code)
    if (!taken) await noteGuess(tx, call, memberId, clock.now())
    return taken
  })
  if (!registered) throw unknown()
  return registered
}

async function noteGuess(tx: Tx, call: AuditedCall, memberId: string, at: Date): Promise<void> {
  await tx.insert(giftCardGuesses).values({ memberId, at })
  const { tries } = await guessesAbout(tx, memberId, at)
  if (tries === TRIES)
    await audit(tx, call, {
      action: 'gift-card.guessed',
      objectKind: 'member',
      objectId: memberId,
      detail: { tries },
    })
}

async function refuseGuesser(tx: Tx, memberId: string, now: Date): Promise<void> {
  const { tries, oldest } = await guessesAbout(tx, memberId, now)
  if (tries < TRIES || !oldest) return
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + HOUR - now.getTime()) / 1000))
  throw new RateExceeded(seconds, `상품권 번호를 여러 번 틀렸습니다. ${Math.ceil(seconds / 60)}분 뒤에 다시 해 주세요.`)
}

/** Of the last hour, and of a clock that is a little ahead; one further ahead was wrong. */
async function guessesAbout(tx: Tx, memberId: string, now: Date) {
  const [since, until] = [new Date(now.getTime() - HOUR), new Date(now.getTime() + HOUR)]
  const { at } = giftCardGuesses
  const [row] = await tx
    .select({ tries: count(), oldest: min(at) })
    .from(giftCardGuesses)
    .where(and(eq(giftCardGuesses.memberId, memberId), gt(at, since), lt(at, until)))
  return { tries: row?.tries ?? 0, oldest: row?.oldest ?? null }
}

async function take(tx: Tx, deps: WalletDeps, memberId: string, code: string): Promise<Registered | null> {
  const now = deps.clock.now()
  const [found] = await tx
    .select({ card: giftCards, batch: giftCardBatches })
    .from(giftCards)
    .innerJoin(giftCardBatches, eq(giftCardBatches.id, giftCards.batchId))
    .where(eq(giftCards.codeHash, hashOfCode(code)))
    .for('update')
  if (!found) return null
  const { card, batch } = found
  const { expiresAt } = card
  if (card.memberId === memberId) return { amount: batch.amount, expiresAt }
  if (card.memberId !== null || batch.state !== 'issued' || expiresAt <= now) return null
  await tx
    .update(giftCards)
    .set({ memberId, registeredAt: now })
    .where(and(eq(giftCards.id, card.id), isNull(giftCards.memberId)))
  await bookEnded(tx, deps, batch)
  await giveValue(tx, deps, {
    memberId,
    value: 'emoney',
    valueKind: 'paid',
    amount: batch.amount,
    expiresAt,
    origin: 'gift-card',
    sourceId: card.id,
    booking: 'gift-card-register',
    against: 'gift-cards',
    memo: batch.name,
  })
  return { amount: batch.amount, expiresAt }
}

/** Members who typed codes that are none in the last day, those who did most first. */
export async function guessersOf(db: Db, now: Date) {
  const rows = await db
    .select({ memberId: giftCardGuesses.memberId, times: count(), lastAt: max(giftCardGuesses.at) })
    .from(giftCardGuesses)
    .where(gt(giftCardGuesses.at, new Date(now.getTime() - DAY)))
    .groupBy(giftCardGuesses.memberId)
    .having(gt(count(), TRIES - 1))
    .limit(20)
  return rows.map(({ memberId, times, lastAt }) => ({ memberId, times, lastAt: (lastAt ?? now).toISOString() }))
}
