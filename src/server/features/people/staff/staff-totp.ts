import { randomBytes } from 'node:crypto'
import { AppError } from '#/contract/errors.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { StaffDeps } from './staff-deps.ts'
import { findStaff, updateStaff } from './staff.repo.ts'
import { matchTotp, toBase32, totpUri } from './totp.ts'

const ISSUER = 'Jikji'

/** A new secret that counts only once a code made from it was right. Errors: WRONG_LOGIN. */
export async function startTotp(deps: StaffDeps, who: StaffPrincipal, password: string) {
  const staff = await findStaff(deps.database.db, { id: who.staffId })
  await deps.loginThrottle.enter('staff-proof', who.staffId)
  if (!staff || !(await deps.passwords.verify(staff.passwordHash, password))) throw new AppError('WRONG_LOGIN')
  await deps.loginThrottle.succeeded('staff-proof', who.staffId)
  const secret = toBase32(randomBytes(20))
  await deps.database.transaction((tx) => updateStaff(tx, staff.id, { totpPendingSecret: deps.sealer.seal(secret) }))
  return { secret, uri: totpUri(secret, staff.loginId, ISSUER) }
}

/** Errors: WRONG_CODE. */
export async function confirmTotp(deps: StaffDeps, who: StaffPrincipal, otp: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const staff = await findStaff(tx, { id: who.staffId })
    const sealed = staff?.totpPendingSecret
    const step = sealed ? matchTotp(deps.sealer.open(sealed), otp, deps.clock.now()) : null
    if (!staff || !sealed || step === null)
      throw new AppError('WRONG_CODE', '숫자가 맞지 않습니다. 앱에 새로 보이는 6자리를 입력해 주세요.')
    await updateStaff(tx, staff.id, { totpSecret: sealed, totpPendingSecret: null, totpLastStep: step })
  })
}
