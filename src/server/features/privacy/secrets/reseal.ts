import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { looksSealed, type Sealer } from '#/server/platform/sealer.ts'
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.data.ts'

interface Found {
  readonly place: string
  readonly value: string
}

export interface Resealed {
  readonly done: number
  /** Places of what no key opens. */
  readonly lost: readonly string[]
}

const AT_ONCE = 200

/** Seals with the first key whatever another key has sealed. Who changes a value meanwhile is not overwritten. */
export async function resealAll(db: DbOrTx, sealer: Sealer): Promise<Resealed> {
  const lost: string[] = []
  let done = 0
  for (const column of SEALED_COLUMNS) {
    const outcome = await resealColumn(db, sealer, column)
    done += outcome.done
    if (outcome.lost > 0) lost.push(`${column.table}.${column.column}:${outcome.lost}`)
  }
  return { done, lost }
}

/** How many values of each column another key has sealed, or none has. */
export async function sealedByOthers(db: DbOrTx, sealer: Pick<Sealer, 'prefix'>): Promise<readonly string[]> {
  const counted = SEALED_COLUMNS.map(async (column) => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n ${othersOf(column, sealer)}`)
    return { name: `${column.table}.${column.column}`, n: rows[0]?.n ?? 0 }
  })
  return (await Promise.all(counted)).filter(({ n }) => n > 0).map(({ name, n }) => `${name}:${n}`)
}

async function resealColumn(db: DbOrTx, sealer: Sealer, column: SealedColumn) {
  const lost = new Set<string>()
  let done = 0
  for (;;) {
    const most = AT_ONCE + lost.size
    const { rows } = await db.execute<{ [K in keyof Found]: Found[K] }>(
      sql`select ctid::text as place, ${sql.identifier(column.column)} as value ${othersOf(column, sealer)} limit ${most}`,
    )
    const open = rows.filter(({ value }) => !lost.has(value))
    if (open.length === 0) return { done, lost: lost.size }
    for (const found of open) {
      if (await resealOne(db, sealer, column, found)) done += 1
      else lost.add(found.value)
    }
  }
}

/** False when no key opens it. */
async function resealOne(db: DbOrTx, sealer: Sealer, column: SealedColumn, { place, value }: Found): Promise<boolean> {
  const clear = openOrNull(sealer, column, value)
  if (clear === null) return false
  const name = sql.identifier(column.column)
  await db.execute(sql`
    update ${sql.identifier(column.table)} set ${name} = ${sealer.seal(clear)}
     where ctid = ${place}::tid and ${name} = ${value}`)
  return true
}

function openOrNull(sealer: Sealer, column: SealedColumn, value: string): string | null {
  if (column.onceClear && !looksSealed(value)) return value
  try {
    return sealer.open(value)
  } catch {
    return null
  }
}

const othersOf = ({ table, column }: SealedColumn, { prefix }: Pick<Sealer, 'prefix'>) => {
  const name = sql.identifier(column)
  return sql`from ${sql.identifier(table)} where ${name} is not null and not starts_with(${name}, ${prefix})`
}
