import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Ids } from '#/server/platform/services.ts'
import { staffRecoveryCodes } from './staff.table.ts'

const CODES = 10
const PART = 4

/** New ones in the place of the old; they are seen here once and never again. */
export async function makeRecoveryCodes(tx: Tx, ids: Ids, staffId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () => [PART, PART, PART].map((length) => ids.readable(length)).join('-'))
  await dropRecoveryCodes(tx, staffId)
  await tx.insert(staffRecoveryCodes).values(codes.map((code) => ({ staffId, codeHash: hashOf(code) })))
  return codes
}

export async function dropRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}

/** Uses a code up; false when it is none of this account or was used before. */
export async function takeRecoveryCode(tx: Tx, staffId: string, code: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, hashOf(code)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ staffId: staffRecoveryCodes.staffId })
  return taken.length > 0
}

/** However it was typed. They are drawn by lot from 59 bits, so a plain hash hides them. */
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest()
