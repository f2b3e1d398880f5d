import { and, eq, inArray, isNull } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Clock, Ids } from '#/server/platform/services.ts'
import { staffRecoveryCodes } from './staff.table.ts'

const CODES = 10
const PART = 4

/** New ones in the place of the old; they are seen here once and never again. */
export async function makeRecoveryCodes(
  tx: Tx,
  { ids, sealer }: { readonly ids: Ids; readonly sealer: Sealer },
  staffId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () => [PART, PART, PART].map((length) => ids.readable(length)).join('-'))
  await dropRecoveryCodes(tx, staffId)
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: sealer.digest(textOf(staffId, code)) })))
  return codes
}

export async function dropRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}

/** Uses a code up; false when it is none of this account or was used before. */
export async function takeRecoveryCode(
  tx: Tx,
  { sealer, clock }: { readonly sealer: Sealer; readonly clock: Clock },
  staffId: string,
  code: string,
): Promise<boolean> {
  const taken = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        inArray(staffRecoveryCodes.codeHash, [...sealer.digests(textOf(staffId, code))]),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ staffId: staffRecoveryCodes.staffId })
  return taken.length > 0
}

/** However it was typed. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** 59 bits are few enough to try them all against a stolen dump, so only who has the key can make the digest of this. */
const textOf = (staffId: string, code: string) => `recovery:${staffId}:${plain(code)}`
