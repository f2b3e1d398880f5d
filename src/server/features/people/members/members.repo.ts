import { and, eq, isNull, notExists, or } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { brandRequests } from './brand-requests.table.ts'
import { type MemberRow, members } from './members.table.ts'

export async function findByLogin(db: DbOrTx, key: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(or(eq(members.loginKey, key), eq(members.emailKey, key)))
    .limit(1)
  return row ?? null
}

export async function findMember(db: DbOrTx, id: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.leftAt)))
    .prepare('members.find')
    .execute()
  return row ?? null
}

export async function lockMember(tx: Tx, id: string): Promise<MemberRow | null> {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.leftAt)))
    .for('no key update')
  return row ?? null
}

/** False when the id or the e-mail belongs to somebody. */
export async function insertMember(tx: Tx, row: typeof members.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(members).values(row).onConflictDoNothing().returning({ id: members.id })
  return inserted.length > 0
}

export async function updateMember(tx: Tx, id: string, set: Partial<typeof members.$inferInsert>): Promise<void> {
  await tx.update(members).set(set).where(eq(members.id, id))
}

/** Members reached by a proven phone or mailbox. */
export function membersOfContact(db: DbOrTx, contact: { channel: 'sms' | 'email'; target: string }) {
  const owns = contact.channel === 'sms' ? eq(members.phone, contact.target) : eq(members.emailKey, contact.target)
  return db
    .select()
    .from(members)
    .where(and(owns, isNull(members.leftAt), eq(members.guest, false)))
    .orderBy(members.joinedAt)
    .limit(10)
}

export async function emailTaken(db: DbOrTx, key: string, exceptId: string): Promise<boolean> {
  const row = await findByLogin(db, key)
  return row !== null && row.id !== exceptId
}

/** The longest waiting first. */
/** Who asks a brand stands in the list of its requests. */
const asksBrand = (db: DbOrTx) =>
  db
    .select({ id: brandRequests.id })
    .from(brandRequests)
    .where(and(eq(brandRequests.memberId, members.id), eq(brandRequests.state, 'waiting')))

export function membersWaiting(db: DbOrTx): Promise<MemberRow[]> {
  return db
    .select()
    .from(members)
    .where(and(eq(members.approval, 'waiting'), isNull(members.leftAt), notExists(asksBrand(db))))
    .orderBy(members.joinedAt, members.id)
    .limit(100)
}
