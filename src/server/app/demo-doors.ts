import { eq, inArray, isNull } from '#/server/platform/db/drizzle.ts'
import { DEMO_MEMBER_PASSWORD, DEMO_MEMBERS } from '#/server/features/people/members/demo-members.data.ts'
import { members } from '#/server/features/people/members/members.table.ts'
import { DEMO_PARTNER } from '#/server/features/people/partners/demo-partner.data.ts'
import { partnerAccounts } from '#/server/features/people/partners/partners.table.ts'
import { deleteExamples } from '#/server/features/support/reviews/reviews.repo.ts'
import { withdrawSampleEditions } from '#/server/features/textbooks/editions/editions.public.ts'
import { dropExampleCases } from '#/server/features/content/writing/writing.public.ts'
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { staffAccounts } from '#/server/features/people/staff/staff.table.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Passwords } from '#/server/platform/passwords/passwords.ts'
import type { Whose } from '#/server/platform/sessions/sessions.ts'
import type { Container } from './container.ts'
import { adoptPast, markPractised } from './shop-past.ts'

/** An account that the practice shop left open. */
export interface OpenDemoAccount extends Whose {
  readonly loginId: string
}

/** Those that still open with a password printed in the README. */
export async function openDemoAccounts(
  db: DbOrTx,
  passwords: Pick<Passwords, 'verify'>,
): Promise<readonly OpenDemoAccount[]> {
  const open: OpenDemoAccount[] = []
  for (const { audience, password, rows } of await knownAccounts(db)) {
    for (const { id, loginId, passwordHash } of rows) {
      if (await passwords.verify(passwordHash, password)) open.push({ audience, subjectId: id, loginId })
    }
  }
  return open
}

async function knownAccounts(db: DbOrTx) {
  const membersFound = await db
    .select()
    .from(members)
    .where(
      inArray(
        members.loginKey,
        DEMO_MEMBERS.map(({ loginId }) => loginId),
      ),
    )
  const staffFound = await db
    .select()
    .from(staffAccounts)
    .where(
      inArray(
        staffAccounts.loginId,
        DEMO_STAFF.map(({ loginId }) => loginId),
      ),
    )
  const partnersFound = await db.select().from(partnerAccounts).where(eq(partnerAccounts.loginId, DEMO_PARTNER.loginId))
  return [
    { audience: 'member', password: DEMO_MEMBER_PASSWORD, rows: membersFound.filter((row) => !row.suspendedAt) },
    { audience: 'staff', password: DEMO_STAFF_PASSWORD, rows: staffFound.filter((row) => !row.disabledAt) },
    { audience: 'partner', password: DEMO_PARTNER.password, rows: partnersFound.filter((row) => !row.disabledAt) },
  ] as const
}

/**
 * What a practice shop leaves behind is shut before strangers come: accounts whose password everybody can read, wherever
 * somebody is logged in with them, and made-up reviews and works. Where the shop practised before, every account of staff and
 * partners goes too: whoever read the README could have made it. Returns the accounts.
 */
export async function closeDemoDoors(container: Container): Promise<readonly OpenDemoAccount[]> {
  const { database, passwords, sessions, loginThrottle, clock } = container
  const demo = await openDemoAccounts(database.db, passwords)
  return database.transaction(async (tx) => {
    const adopts = await adoptPast(tx, clock.now())
    const known = new Set(demo.map(({ subjectId }) => subjectId))
    const others = adopts ? (await openServiceAccounts(tx)).filter(({ subjectId }) => !known.has(subjectId)) : []
    const open = [...demo, ...others]
    for (const account of open) {
      await closeAccount(tx, account, clock.now())
      await sessions.endAll(tx, { ...account, keep: null }, 'ended-by-staff')
      await loginThrottle.forget(tx, account)
      const { audience, subjectId } = account
      const byStart = { principal: { kind: 'visitor' }, ip: '', requestId: 'start' } as const
      const action = `${audience}.${known.has(subjectId) ? 'demo' : 'practice'}-closed`
      await audit(tx, byStart, { action, objectKind: audience, objectId: subjectId })
    }
    // Payments come after people in the order of locks.
    if (adopts) await markPractised(tx)
    await deleteExamples(tx)
    await dropExampleCases(tx)
    await withdrawSampleEditions(tx, clock.now())
    return open
  })
}

/** Everybody who can work behind the counter, whatever their password. */
async function openServiceAccounts(tx: Tx): Promise<readonly OpenDemoAccount[]> {
  const staff = await tx.select().from(staffAccounts).where(isNull(staffAccounts.disabledAt))
  const partners = await tx.select().from(partnerAccounts).where(isNull(partnerAccounts.disabledAt))
  return [
    ...staff.map(({ id, loginId }) => ({ audience: 'staff', subjectId: id, loginId }) as const),
    ...partners.map(({ id, loginId }) => ({ audience: 'partner', subjectId: id, loginId }) as const),
  ]
}

/** Nobody comes in with it any more; what was made with it stays. */
export async function closeAccount(tx: Tx, { audience, subjectId }: Whose, now: Date): Promise<void> {
  switch (audience) {
    case 'member':
      await tx
        .update(members)
        .set({ suspendedAt: now, suspendedReason: '연습용 계정' })
        .where(eq(members.id, subjectId))
      return
    case 'staff':
      await tx.update(staffAccounts).set({ disabledAt: now }).where(eq(staffAccounts.id, subjectId))
      return
    case 'partner':
      await tx.update(partnerAccounts).set({ disabledAt: now }).where(eq(partnerAccounts.id, subjectId))
  }
}
