import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from '#/server/platform/db/drizzle.ts'
import { AppError } from '#/contract/errors.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import { hasAdministrator } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { firstOwnerCodes } from './first-owner.table.ts'

/** The code is random, so a plain hash makes a copied table useless. */
const hashOf = (code: string): Buffer => createHash('sha256').update(code.replaceAll('-', '')).digest()

/** A fresh code for whoever reads the console, good for a day; null when the shop has somebody who manages it. */
export async function makeFirstOwnerCode({
  database,
  clock,
  ids,
}: Pick<Services, 'database' | 'clock' | 'ids'>): Promise<string | null> {
  const code = Array.from({ length: 4 }, () => ids.readable(4)).join('-')
  return database.transaction(async (tx) => {
    if (await hasAdministrator(tx)) return null
    const now = clock.now()
    await tx.delete(firstOwnerCodes).where(lte(firstOwnerCodes.expiresAt, now))
    const row = { codeHash: hashOf(code), madeAt: now, expiresAt: new Date(now.getTime() + DAY_MS) }
    await tx.insert(firstOwnerCodes).values(row)
    return code
  })
}

/** Errors: WRONG_CODE. */
export async function requireFirstOwnerCode(db: DbOrTx, code: string, now: Date): Promise<void> {
  const [row] = await db
    .select({ at: firstOwnerCodes.madeAt })
    .from(firstOwnerCodes)
    .where(and(eq(firstOwnerCodes.codeHash, hashOf(code)), gt(firstOwnerCodes.expiresAt, now)))
  if (!row) throw new AppError('WRONG_CODE', WRONG, { code: WRONG })
}

/** Uses every code up, so that whoever comes at the same time, even with another one, finds none. Errors: WRONG_CODE. */
export async function useFirstOwnerCode(tx: Tx, code: string, now: Date): Promise<void> {
  await tx.execute(sql`lock table first_owner_codes in share row exclusive mode`)
  await requireFirstOwnerCode(tx, code, now)
  await tx.delete(firstOwnerCodes)
}

const WRONG = '코드가 맞지 않거나 하루가 지났습니다. 서버에서 npm run owner -- --code로 새 코드를 받아 주세요.'
