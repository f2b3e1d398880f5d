import { count, eq, gt } from '#/server/platform/db/drizzle.ts'
import { ALARM_AT, stillWrong, waitAfterWrong, waitLeft } from '#/domain/coupons/code-pace.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { RateExceeded } from '#/server/platform/http/rate-gate.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { couponGuesses } from './coupons.table.ts'

type Deps = Pick<CouponsDeps, 'clock' | 'log'>

/** Errors: TOO_MANY_REQUESTS while an earlier wrong code still makes this member wait. */
export async function refuseGuessing(tx: Tx, { clock }: Deps, memberId: string): Promise<void> {
  const [row] = await tx.select().from(couponGuesses).where(eq(couponGuesses.memberId, memberId))
  const seconds = waitLeft((row?.freeAt.getTime() ?? 0) - clock.now().getTime())
  if (seconds > 0)
    throw new RateExceeded(
      seconds,
      `맞지 않는 코드를 여러 번 넣으셔서 ${secondsText(seconds)} 뒤에 다시 하실 수 있습니다.\n코드가 맞는데도 안 되면 고객센터로 알려 주세요.`,
    )
}

/** Counts a wrong code of a member whose row is locked. Each one more makes the wait twice as long, and many ring at the desk. */
export async function noteWrongCode(tx: Tx, { clock, log }: Deps, memberId: string): Promise<void> {
  const now = clock.now()
  const [row] = await tx.select().from(couponGuesses).where(eq(couponGuesses.memberId, memberId))
  const wrong = (row ? stillWrong(row.wrong, now.getTime() - row.since.getTime()) : 0) + 1
  const alarms = wrong >= ALARM_AT && (!row?.toldAt || now.getTime() - row.toldAt.getTime() > DAY_MS)
  const counted = {
    wrong,
    since: now,
    freeAt: new Date(now.getTime() + waitAfterWrong(wrong) * 1000),
    toldAt: alarms ? now : (row?.toldAt ?? null),
  }
  await tx
    .insert(couponGuesses)
    .values({ memberId, ...counted })
    .onConflictDoUpdate({ target: couponGuesses.memberId, set: counted })
  if (alarms) log.warn({ memberId, wrong }, 'coupon codes are guessed')
}

/** A right one ends the wait, as a member who guesses has found nothing before. */
export async function forgetWrongCodes(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(couponGuesses).where(eq(couponGuesses.memberId, memberId))
}

const secondsText = (seconds: number) => (seconds < 120 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`)

/** Members whose wrong codes rang since then. */
export async function guessersSince(db: DbOrTx, since: Date): Promise<number> {
  const [row] = await db.select({ n: count() }).from(couponGuesses).where(gt(couponGuesses.toldAt, since))
  return row?.n ?? 0
}
