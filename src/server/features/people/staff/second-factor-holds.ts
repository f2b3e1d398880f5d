import type { Tx } from '#/server/platform/db/database.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import type { StaffDeps } from './staff-deps.ts'
import { takeTotpStep } from './staff.repo.ts'
import type { StaffRow } from './staff.table.ts'
import { matchTotp } from './totp.ts'

/** Whether this is a fresh code of the account's own authenticator or one of its recovery codes; either is used up. */
export async function secondFactorHolds(
  tx: Tx,
  deps: StaffDeps,
  staff: StaffRow,
  otp: string | undefined,
): Promise<boolean> {
  if (!staff.totpSecret) return true
  if (otp !== undefined && !/^\d{6}$/.test(otp)) return takeRecoveryCode(tx, deps, staff.id, otp)
  const step = otp === undefined ? null : matchTotp(deps.sealer.open(staff.totpSecret), otp, deps.clock.now())
  return step !== null && (await takeTotpStep(tx, staff.id, step))
}
