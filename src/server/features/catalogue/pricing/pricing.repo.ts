import { and, desc, eq, isNull, lt, lte, sql } from '#/server/platform/db/drizzle.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { closedChoices, tariffs, tariffWithdrawals } from './pricing.table.ts'

/** Version in force at an instant: the latest that has begun and was not called off; of two that begin together, the one published later. */
export async function readVersionAt(db: DbOrTx, at: Date): Promise<string | null> {
  return (await readInForce(db, at))?.version ?? null
}

export interface InForce {
  readonly version: string
  /** Catalogue id → what customers are told. */
  readonly closed: Readonly<Record<string, string>>
}

/** The version in force and what is closed, in one statement: every line of every cart and order asks for it. */
export async function readInForce(db: DbOrTx, at: Date): Promise<InForce | null> {
  const [row] = await db
    .select({ version: tariffs.version, closed: CLOSED })
    .from(tariffs)
    .leftJoin(tariffWithdrawals, eq(tariffWithdrawals.version, tariffs.version))
    .where(and(lte(tariffs.effectiveAt, at), isNull(tariffWithdrawals.version)))
    .orderBy(desc(tariffs.effectiveAt), desc(tariffs.sequence))
    .limit(1)
    .prepare('tariffs.in-force')
    .execute()
  return row ?? null
}

const CLOSED = sql<InForce['closed']>`(select coalesce(jsonb_object_agg(choice, reason), '{}') from ${closedChoices})`

export interface StoredTariff {
  readonly body: Tariff
  readonly effectiveAt: Date
}

export async function readTariff(db: DbOrTx, version: string): Promise<StoredTariff | null> {
  const [row] = await db
    .select({ body: tariffs.body, effectiveAt: tariffs.effectiveAt })
    .from(tariffs)
    .where(eq(tariffs.version, version))
  return row ?? null
}

const card = {
  version: tariffs.version,
  effectiveAt: tariffs.effectiveAt,
  publishedAt: tariffs.publishedAt,
  publishedBy: tariffs.publishedBy,
  basedOn: tariffs.basedOn,
  note: tariffs.note,
  withdrawnReason: tariffWithdrawals.reason,
} as const
export type TariffCard = Awaited<ReturnType<typeof listVersions>>[number]

/** Published last first; `before` is the version the last page ended with. */
export async function listVersions(db: DbOrTx, page: { readonly before: string | null; readonly limit: number }) {
  const after = page.before
    ? lt(tariffs.sequence, sql`(select sequence from tariffs where version = ${page.before})`)
    : undefined
  return db
    .select(card)
    .from(tariffs)
    .leftJoin(tariffWithdrawals, eq(tariffWithdrawals.version, tariffs.version))
    .where(after)
    .orderBy(desc(tariffs.sequence))
    .limit(page.limit)
}

/** Any number that nothing else locks with. One publisher at a time, in all servers, until the transaction ends. */
const PUBLISHING_LOCK = 7_426_001
export async function lockPublishing(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISHING_LOCK})`)
}

/** Names of the versions of a month, `2026-11` and `2026-11.1`. */
export async function versionsOfMonth(tx: Tx, month: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ version: tariffs.version })
    .from(tariffs)
    .where(sql`${tariffs.version} = ${month} or starts_with(${tariffs.version}, ${`${month}.`})`)
  return rows.map((row) => row.version)
}

export async function insertTariff(tx: Tx, row: typeof tariffs.$inferInsert): Promise<void> {
  await tx.insert(tariffs).values(row)
}

/** False when it was withdrawn before. */
export async function insertWithdrawal(tx: Tx, row: typeof tariffWithdrawals.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(tariffWithdrawals)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: tariffWithdrawals.version })
  return added.length > 0
}

/** Papers that versions brought, by id; of one that was renamed its newest name. */
export async function namesOfPapers(db: DbOrTx): Promise<Readonly<Record<string, string>>> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select distinct on (paper.key) paper.key as id, paper.value ->> 'name' as name
      from ${tariffs}, jsonb_each(${tariffs.body} #> '{paperChanges,papers}') as paper
     order by paper.key, ${tariffs.sequence} desc`)
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
