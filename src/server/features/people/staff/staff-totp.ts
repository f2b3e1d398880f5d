import { randomBytes } from 'node:crypto'
import { AppError } from '#/contract/errors.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { secondFactorHolds } from './second-factor-holds.ts'
import type { StaffDeps } from './staff-deps.ts'
import { findStaff, updateStaff } from './staff.repo.ts'
import { matchTotp, toBase32, totpUri } from './totp.ts'

const ISSUER = 'Jikji'
const NOT_THE_CODE = '지금 쓰는 앱에 새로 보이는 6자리나 복구 코드를 입력해 주세요.'

/**
 * A new secret that counts only once a code made from it was right. Where a second factor is on it takes a code of that one too:
 * the password and an open desk alone put no other in its place. Errors: WRONG_LOGIN, WRONG_CODE, TOO_MANY_REQUESTS.
 */
export async function startTotp(
  deps: StaffDeps,
  who: StaffPrincipal,
  { password, otp }: { readonly password: string; readonly otp?: string | undefined },
) {
  const staff = await findStaff(deps.database.db, { id: who.staffId })
  const entry = await deps.loginThrottle.enter('staff-proof', who.staffId)
  if (!staff || !(await deps.passwords.verify(staff.passwordHash, password, entry.isKnown)))
    return deps.loginThrottle.wrong(entry, new AppError('WRONG_LOGIN'))
  const secret = toBase32(randomBytes(20))
  const held = await deps.database.transaction(async (tx) => {
    if (!(await secondFactorHolds(tx, deps, staff, otp))) return false
    await updateStaff(tx, staff.id, { totpPendingSecret: deps.sealer.seal(secret) })
    return true
  })
  if (!held) await deps.loginThrottle.wrong(entry, new AppError('WRONG_CODE', NOT_THE_CODE, { otp: NOT_THE_CODE }))
  await deps.loginThrottle.succeeded(entry)
  return { secret, uri: totpUri(secret, staff.loginId, ISSUER) }
}

/** Errors: WRONG_CODE, TOO_MANY_REQUESTS. */
export async function confirmTotp(deps: StaffDeps, who: StaffPrincipal, otp: string): Promise<void> {
  const entry = await deps.loginThrottle.enter('staff-totp', who.staffId)
  const held = await deps.database.transaction(async (tx) => {
    const staff = await findStaff(tx, { id: who.staffId })
    const sealed = staff?.totpPendingSecret
    const step = sealed ? matchTotp(deps.sealer.open(sealed), otp, deps.clock.now()) : null
    if (!staff || !sealed || step === null) return false
    await updateStaff(tx, staff.id, { totpSecret: sealed, totpPendingSecret: null, totpLastStep: step })
    return true
  })
  const message = '숫자가 맞지 않습니다. 앱에 새로 보이는 6자리를 입력해 주세요.'
  if (!held) await deps.loginThrottle.wrong(entry, new AppError('WRONG_CODE', message))
  await deps.loginThrottle.succeeded(entry)
}
