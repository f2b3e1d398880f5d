import { eq, getTableColumns, getTableConfig, type SQL, sql } from '#/server/platform/db/drizzle.ts'
import { cartItems } from '#/server/features/ordering/cart/cart.table.ts'
import { estimates } from '#/server/features/ordering/estimates/estimates.table.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PersonalTable } from './personal/fate.ts'
import { PERSONAL_TABLES } from './personal/personal-tables.data.ts'

/**
 * Locks what of a member is erased and stands before the orders in the order of locks; call it before the orders are locked.
 * The member is locked already.
 */
export async function holdBelongings(tx: Tx, memberId: string): Promise<void> {
  for (const table of [cartItems, estimates])
    await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.memberId, memberId))
      .orderBy(table.id)
      .for('no key update')
}

/** Erases what the table of personal columns says goes when a member leaves. What the law wants kept stays until its term. */
export async function eraseMember(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx.execute(sql`select 1 from member where id = ${memberId}::uuid for update`)
  await tx.execute(sql`select set_config('shop.forgetting', 'on', true)`)
  await forgetWaitingMessages(tx, memberId)
  for (const personal of PERSONAL_TABLES) {
    for (const statement of statementsFor(personal, memberId, now)) await tx.execute(statement)
  }
  await tx.execute(sql`select set_config('shop.forgetting', '', true)`)
}

function statementsFor(personal: PersonalTable, memberId: string, now: Date): readonly SQL[] {
  const { table, deletes, blanks } = personal
  const name = sql.identifier(getTableConfig(table).name)
  return [
    ...(deletes ? [sql`delete from ${name} where ${deletes(memberId)}`] : []),
    ...(blanks ? [sql`update ${name} set ${assignments(personal, now)} where ${blanks(memberId)}`] : []),
  ]
}

function assignments({ table, columns }: PersonalTable, now: Date): SQL {
  const own = getTableColumns(table)
  const blanked = Object.entries(columns).flatMap(([key, fate]) => {
    const column = own[key]
    if (!column || typeof fate === 'string' || !('becomes' in fate)) return []
    const value = fate.becomes === null ? sql`null` : sql`${fate.becomes}::${sql.raw(column.getSQLType())}`
    return [sql`${sql.identifier(column.name)} = ${value}`]
  })
  return sql.join([...blanked, ...endsOf(own, now)], sql`, `)
}

/** Dates that go with it: the account ends, and the sweep takes the files. */
function endsOf(own: Readonly<Record<string, { readonly name: string }>>, now: Date): readonly SQL[] {
  const at = sql`${now.toISOString()}::timestamptz`
  if (own['leftAt']) return [sql`left_at = ${at}`]
  if (own['keepUntil']) return [sql`keep_until = ${at} - interval '1 second'`]
  return []
}

/** Messages that wait or were given up: their jobs name the phone or the mailbox, and whose page they stand on. */
async function forgetWaitingMessages(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier in ('messages.send', 'messages.tell')
      join member m on m.id = ${memberId}::uuid
     where j.locked_at is null and (j.payload ->> 'to' in (m.phone, m.email, m.email_key) or j.payload #>> '{to,memberId}' = m.id::text) having count(*) > 0`)
}
