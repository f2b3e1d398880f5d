import { createHash, randomUUID } from 'node:crypto'
import type { AppError } from '#/contract/errors.ts'
import { type CountKind, stillCounting, TELL_OWNER_AT, waitAfter } from '#/domain/members/sign-in-pace.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import type { Database, Tx } from '#/server/platform/db/database.ts'
import { networkOf } from '#/server/platform/http/network-of.ts'
import { RateExceeded } from '#/server/platform/http/rate-gate.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Clock } from '#/server/platform/services.ts'
import type { Whose } from '#/server/platform/sessions/sessions.ts'
import { deviceToken, forgetDevices, hasDevices, isKnown, readDeviceToken, remember } from './known-devices.ts'
import * as repo from './throttle.repo.ts'

export interface SignInTry {
  readonly audience: Whose['audience']
  /** As it was typed. */
  readonly loginId: string
  /** Whose it is; null for nobody's, which is counted all the same. */
  readonly subjectId: string | null
  readonly ip: string
  readonly deviceToken: string | null
}

/** A try that was let through. Nothing is counted of it until it was wrong, so a server that dies in the middle leaves nothing. */
export interface SignInEntry {
  readonly counts: readonly Count[]
  readonly deviceId: string | null
  /** By a log-in, or by a browser that has logged in to the account before. */
  readonly isKnown: boolean
}

interface Count {
  readonly kind: CountKind
  readonly key: Buffer
  readonly account: Buffer | null
}

/**
 * Slows guessing down and locks nobody out: each wrong password makes the next try wait longer, by address and by account.
 * A browser that has logged in to the account before has a count of its own, so strangers cannot keep its owner out.
 * Asked before hashing and again behind it, under the lock of the counts and before anybody is told whether it was right: what is
 * guessed in parallel, at one server or at several, learns no more than what is guessed one after the other.
 */
export interface LoginThrottle {
  /** Errors: TOO_MANY_REQUESTS with the seconds to wait. */
  begin(attempt: SignInTry): Promise<SignInEntry>
  /** Counted, and then the caller is told so by `error`. `onAttack` runs in the same transaction, once a day at most. Errors: TOO_MANY_REQUESTS. */
  wrong(entry: SignInEntry, error: AppError, onAttack?: (tx: Tx) => Promise<void>): Promise<never>
  /** Behind the hashing, whatever came of it, so that how long a refusal takes tells nothing. Errors: TOO_MANY_REQUESTS. */
  stillFree(entry: SignInEntry): Promise<void>
  /** It was right: its own count ends. Errors: TOO_MANY_REQUESTS when others were wrong meanwhile. */
  right(tx: Tx, entry: SignInEntry): Promise<void>
  /** Logged in: the same, and the browser is known from now on. Returns the token it keeps. Errors: TOO_MANY_REQUESTS. */
  passed(tx: Tx, entry: SignInEntry, whose: Whose): Promise<string>
  /** Others have logged in to the account before, this browser never has. Ask before `passed`. */
  isNewDevice(tx: Tx, entry: SignInEntry, whose: Whose): Promise<boolean>
  /** The owner proved to be one by other means: counts and known browsers go, this one is known. Returns its token. */
  startAnew(tx: Tx, whose: Whose, token: string | null): Promise<string>
  /** The password again, of somebody who is logged in. Errors: TOO_MANY_REQUESTS. */
  enter(what: string, subjectId: string): Promise<SignInEntry>
  /** Errors: TOO_MANY_REQUESTS. */
  succeeded(entry: SignInEntry): Promise<void>
  /** The account is closed, gone or has a new password from somebody else: counts and known browsers go. */
  forget(tx: Tx, whose: Whose): Promise<void>
  /** The browser that asks; null when it never logged in here. */
  deviceOf(token: string | null): string | null
}

/** Nobody waits. Not the time of now: whoever was a moment earlier, or has a clock that is behind, would be told to wait. */
const FREE = new Date(0)

interface ThrottleDeps {
  readonly database: Database
  readonly clock: Clock
  readonly sealer: Sealer
}

export function createLoginThrottle({ database, clock, sealer }: ThrottleDeps): LoginThrottle {
  const deviceOf = (token: string | null) => readDeviceToken(sealer, token)
  const right = (tx: Tx, { counts }: SignInEntry) => endOwn(tx, counts, clock.now())

  async function enter(counts: readonly Count[], deviceId: string | null): Promise<SignInEntry> {
    refuseSoon(await repo.readCounts(database.db, counts), clock.now())
    return { counts, deviceId, isKnown: counts.every(({ kind }) => kind === 'device' || kind === 'proof') }
  }

  async function know(tx: Tx, whose: Whose, known: string | null): Promise<string> {
    const deviceId = known ?? randomUUID()
    await remember(tx, deviceId, whose, clock.now())
    return deviceToken(sealer, deviceId)
  }

  return {
    deviceOf,
    begin: async (attempt) => {
      const deviceId = deviceOf(attempt.deviceToken)
      return enter(await countsFor(database, attempt, deviceId), deviceId)
    },
    wrong: async ({ counts }, error, onAttack) => {
      await database.transaction((tx) => countWrong(tx, counts, clock.now(), onAttack))
      throw error
    },
    stillFree: ({ counts }) =>
      database.transaction(async (tx) => refuseSoon(await repo.lockKeys(tx, keysOf(counts)), clock.now())),
    right,
    passed: async (tx, entry, whose) => {
      await right(tx, entry)
      return know(tx, whose, entry.deviceId)
    },
    isNewDevice: async (tx, { counts }, whose) =>
      counts.every(({ kind }) => kind !== 'device') && (await hasDevices(tx, whose)),
    startAnew: async (tx, whose, token) => {
      const deviceId = deviceOf(token)
      await repo.deleteCountsOf(tx, accountKey(whose.audience, whose.subjectId))
      await forgetDevices(tx, whose, deviceId)
      return know(tx, whose, deviceId)
    },
    enter: (what, subjectId) => enter(proof(what, subjectId), null),
    succeeded: (entry) => database.transaction((tx) => right(tx, entry)),
    forget: async (tx, whose) => {
      await repo.deleteCountsOf(tx, accountKey(whose.audience, whose.subjectId))
      await forgetDevices(tx, whose, null)
    },
  }
}

async function countsFor(database: Database, attempt: SignInTry, deviceId: string | null): Promise<readonly Count[]> {
  const { audience, subjectId, loginId, ip } = attempt
  const account = accountKey(audience, subjectId ?? loginId.trim().toLowerCase())
  if (deviceId !== null && subjectId !== null && (await isKnown(database.db, deviceId, { audience, subjectId })))
    return [countOf('device', account, deviceId)]
  const network = networkOf(ip)
  return [countOf('pair', account, network), countOf('account', account), countOf('address', null, network)]
}

function refuseSoon(rows: readonly repo.CountRow[], now: Date): void {
  const waitMs = Math.max(0, ...rows.map((row) => row.freeAt.getTime() - now.getTime()))
  if (waitMs > 0) throw tooSoon(Math.ceil(waitMs / 1000))
}

async function countWrong(
  tx: Tx,
  counts: readonly Count[],
  now: Date,
  onAttack?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const rows = await repo.lockCounts(tx, counts)
  refuseSoon(rows, now)
  for (const row of rows) {
    const { kind } = counts.find(({ key }) => key.equals(row.key)) ?? { kind: 'pair' }
    const failures = stillCounting(kind, row.failures, now.getTime() - row.since.getTime()) + 1
    const tells = kind === 'account' && failures >= TELL_OWNER_AT && isOld(row.toldAt, now)
    const wait = waitAfter(kind, failures)
    const freeAt = wait === 0 ? FREE : new Date(now.getTime() + wait * 1000)
    await repo.writeCount(tx, row.key, { failures, since: now, freeAt, ...(tells ? { toldAt: now } : {}) })
    if (tells) await onAttack?.(tx)
  }
}

/** Those of the whole account and network stay: what strangers got wrong there says nothing of this one. */
async function endOwn(tx: Tx, counts: readonly Count[], now: Date): Promise<void> {
  refuseSoon(await repo.lockKeys(tx, keysOf(counts)), now)
  const own = counts.filter(({ kind }) => kind === 'pair' || kind === 'device' || kind === 'proof')
  await repo.deleteCounts(tx, keysOf(own))
}

const keysOf = (counts: readonly Count[]) => counts.map(({ key }) => key)

function proof(what: string, subjectId: string): readonly Count[] {
  const audience = what.split('-')[0] ?? what
  return [countOf('proof', accountKey(audience, subjectId), what)]
}

const isOld = (told: Date | null, now: Date) => told === null || now.getTime() - told.getTime() > DAY_MS

const accountKey = (audience: string, account: string) => hash(`account:${audience}:${account}`)
const countOf = (kind: CountKind, account: Buffer | null, by = ''): Count => ({
  kind,
  account,
  key: hash(`${kind}:${account?.toString('hex') ?? ''}:${by}`),
})
const hash = (text: string) => createHash('sha256').update(text).digest()

const tooSoon = (seconds: number) =>
  new RateExceeded(
    seconds,
    `비밀번호가 여러 번 맞지 않아 ${secondsText(seconds)} 뒤에 다시 할 수 있습니다. 로그인해 본 기기에서 하시거나 비밀번호를 다시 정해 주세요.`,
  )

const secondsText = (seconds: number) => (seconds < 120 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`)
