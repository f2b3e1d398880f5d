import { eq, sql } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { kitSettings, type KitSettingsRow } from './kits.table.ts'

export async function readKitSettings(db: DbOrTx): Promise<KitSettingsRow> {
  const [row] = await db.select().from(kitSettings)
  if (!row) throw new Error('kit_settings has no row')
  return row
}

/** False where somebody else has changed them since `base` was read. */
export async function writeKitSettings(
  tx: Tx,
  base: number,
  values: Omit<KitSettingsRow, 'id' | 'version'>,
): Promise<boolean> {
  const done = await tx
    .update(kitSettings)
    .set({ ...values, version: base + 1 })
    .where(eq(kitSettings.version, base))
  return done.rowCount === 1
}

/** By whom a kit is looked for: the person, and everybody who has proven the same phone. */
export interface KitKeys {
  readonly person: string
  /** One for each key of the shop; none where no phone was proven. */
  readonly phones: readonly string[]
}

/** The living order of a kit of this person. */
export async function orderedKit(
  db: DbOrTx,
  { person, phones }: KitKeys,
): Promise<{ readonly orderNumber: string; readonly memberId: string } | null> {
  const { rows } = await db.execute<{ number: string; member_id: string }>(sql`
    select o.number, o.member_id
      from (select order_id from order_lines
             where origin ->> 'kind' = 'kit' and production_state <> 'cancelled' and origin ->> 'person' = ${person}
            union
            select order_id from order_lines
             where origin ->> 'kind' = 'kit' and production_state <> 'cancelled'
               and origin ->> 'phone' = any(${sql.param([...phones])}::text[])) l
      join orders o on o.id = l.order_id
     order by o.placed_at desc limit 1`)
  const [row] = rows
  return row ? { orderNumber: row.number, memberId: row.member_id } : null
}

/** What lies in the cart of a member. */
export async function kitInCart(
  db: DbOrTx,
  memberId: string,
): Promise<{ readonly id: string; readonly samples: NonNullable<JobSpec['samples']> } | null> {
  const { rows } = await db.execute<{ id: string; samples: NonNullable<JobSpec['samples']> }>(sql`
    select id, spec -> 'samples' as samples from cart_items
     where member_id = ${memberId}::uuid and origin ->> 'kind' = 'kit' and removed_at is null limit 1`)
  return rows[0] ?? null
}

/** Of a line that is a kit: its states, and whether it is one at all. */
export async function isKitLine(db: DbOrTx, lineId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from order_lines where id = ${lineId}::uuid and origin ->> 'kind' = 'kit'`,
  )
  return rows.length === 1
}
