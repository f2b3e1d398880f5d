import { desc, eq } from '#/server/platform/db/drizzle.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { Grant, grantValue as grantValueEndpoint } from '#/contract/benefits/staff-wallet.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { endAfterMonths } from '#/domain/ledger/end-after-months.ts'
import { maskName } from '#/domain/members/masking.ts'
import { findByLogin, memberCard } from '#/server/features/people/members/members.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { giveValue } from './give-value.ts'
import { rulesOf } from './rules.repo.ts'
import { wantsSecond } from './second-person.ts'
import { valueGrantDecided } from './value-events.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { type GrantRow, valueGrants } from './wallet.table.ts'

const SHOWN = 100

type GrantDeps = WalletDeps & Pick<Services, 'jobs'>

/** Gives at once what one person may give; more waits for another. NOT_FOUND: no such member. */
export async function grantValue(
  tx: Tx,
  deps: GrantDeps,
  staffId: string,
  { member, ...asked }: BodyOf<typeof grantValueEndpoint>,
): Promise<GrantRow> {
  const found = await findByLogin(tx, member.toLowerCase())
  if (!found || found.leftAt || found.guest) {
    const message = '이 이메일이나 아이디를 쓰는 회원이 없습니다.'
    throw new AppError('NOT_FOUND', message, { member: message })
  }
  return grantTo(tx, deps, { ...asked, memberId: found.id, askedBy: staffId })
}

export type AskedGrant = Pick<GrantRow, 'memberId' | 'value' | 'amount' | 'months' | 'reason' | 'askedBy'>

/** The one place where the shop gives value away, whoever found the member. Whoever waits for its outcome is told by an event. */
export async function grantTo(tx: Tx, deps: GrantDeps, asked: AskedGrant): Promise<GrantRow> {
  const now = deps.clock.now()
  const waits = await valueNeedsSecond(tx, asked.amount)
  const row: GrantRow = {
    id: deps.ids.uuid(),
    ...asked,
    state: waits ? 'waiting' : 'given',
    askedAt: now,
    decidedBy: null,
    decidedAt: waits ? null : now,
  }
  await tx.insert(valueGrants).values(row)
  if (!waits) {
    await give(tx, deps, row)
    await deps.jobs.emit(tx, valueGrantDecided, { grantId: row.id, given: true })
  }
  return row
}

/** Whether so much waits for somebody else than who asked. */
export const valueNeedsSecond = async (db: DbOrTx, amount: number): Promise<boolean> =>
  wantsSecond(amount, await rulesOf(db))

/** Won or points that one person may give alone. */
export const mostAlone = async (db: DbOrTx): Promise<number> => (await rulesOf(db)).secondPersonAbove

/** By somebody else than who asked. FORBIDDEN: the same person; CONFLICT: decided already. */
export async function decideGrant(
  tx: Tx,
  deps: GrantDeps,
  { id, staffId, give: gives }: { id: string; staffId: string; give: boolean },
): Promise<GrantRow['state']> {
  const [row] = await tx.select().from(valueGrants).where(eq(valueGrants.id, id)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  if (row.state !== 'waiting') throw new AppError('CONFLICT', '이미 처리한 지급입니다.')
  if (row.askedBy === staffId) throw new AppError('FORBIDDEN', '올린 사람이 아닌 다른 직원이 승인해야 합니다.')
  const state = gives ? 'given' : 'refused'
  await tx
    .update(valueGrants)
    .set({ state, decidedBy: staffId, decidedAt: deps.clock.now() })
    .where(eq(valueGrants.id, id))
  if (gives) await give(tx, deps, row)
  await deps.jobs.emit(tx, valueGrantDecided, { grantId: id, given: gives })
  return state
}

/** Given value is free whatever it is: nobody paid for it. */
const give = (tx: Tx, deps: WalletDeps, { id, memberId, value, amount, months, reason }: GrantRow): Promise<boolean> =>
  giveValue(tx, deps, {
    memberId,
    value,
    valueKind: 'free',
    amount,
    expiresAt: endAfterMonths(deps.clock.now(), months),
    origin: 'grant',
    sourceId: id,
    booking: 'value-grant',
    against: value === 'points' ? 'points-granted' : 'emoney-granted',
    memo: reason,
  })

export async function listGrants(db: DbOrTx, staffId: string): Promise<Grant[]> {
  const rows = await db.select().from(valueGrants).orderBy(desc(valueGrants.askedAt), desc(valueGrants.id)).limit(SHOWN)
  const items: Grant[] = []
  for (const row of rows) {
    const { id, memberId, value, amount, months, reason, state, askedBy, askedAt, decidedBy } = row
    const member = await memberCard(db, memberId)
    items.push({
      id,
      memberId,
      maskedMember: member ? maskName(member.name) : '탈퇴한 회원',
      value,
      amount,
      months,
      reason,
      state,
      askedBy: await staffName(db, askedBy),
      askedAt: askedAt.toISOString(),
      decidedBy: decidedBy && (await staffName(db, decidedBy)),
      mine: askedBy === staffId,
    })
  }
  return items
}
