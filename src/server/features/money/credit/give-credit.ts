import { asc, eq, sql } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { creditOrders, creditStatements, creditTerms } from './credit.table.ts'
import { termsOf } from './standing.repo.ts'

/**
 * What an account owes that is merged away is owed by the one that stays, on the statements that were made of it; its terms go along
 * where that has none of its own. Both are locked.
 */
export async function giveCredit(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  const theirs = await tx
    .select({ id: creditStatements.id })
    .from(creditStatements)
    .where(eq(creditStatements.memberId, guestId))
    .orderBy(asc(creditStatements.closedDay))
    .for('update')
  for (const { id } of theirs) await giveStatement(tx, id, memberId)
  await tx.update(creditOrders).set({ memberId }).where(eq(creditOrders.memberId, guestId))
  const ofTheirs = eq(creditTerms.memberId, guestId)
  if (await termsOf(tx, memberId)) await tx.delete(creditTerms).where(ofTheirs)
  else await tx.update(creditTerms).set({ memberId }).where(ofTheirs)
}

/** Of a day on which the other has one too it takes the last day before that is free: a firm has one statement of a day. */
async function giveStatement(tx: Tx, id: string, memberId: string): Promise<void> {
  await tx.execute(sql`
    update credit_statements s set member_id = ${memberId}::uuid, closed_day = (
      select max(d.day)::date from generate_series(s.closed_day - 3660, s.closed_day, interval '1 day') d(day)
       where not exists (
         select from credit_statements o where o.member_id = ${memberId}::uuid and o.closed_day = d.day::date))
     where s.id = ${id}::uuid`)
}
