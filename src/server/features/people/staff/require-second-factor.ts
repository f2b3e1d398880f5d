import { AppError } from '#/contract/errors.ts'
import { requireStaffPassword } from './change-staff-password.ts'
import type { StaffDeps } from './staff-deps.ts'
import { takeTotpStep } from './staff.repo.ts'
import { matchTotp } from './totp.ts'

/**
 * Password and a fresh code, before an act that cannot be undone. Errors: FORBIDDEN without a second factor, WRONG_LOGIN,
 * WRONG_CODE, TOO_MANY_REQUESTS: guesses of the code are counted like those of the password.
 */
export async function requireSecondFactor(
  deps: StaffDeps,
  staffId: string,
  { password, otp }: { readonly password: string; readonly otp: string },
): Promise<void> {
  const staff = await requireStaffPassword(deps, staffId, password)
  if (staff.totpSecret === null)
    throw new AppError('FORBIDDEN', '2단계 인증을 켠 뒤에 할 수 있습니다. 내 계정에서 켜 주세요.')
  const entry = await deps.loginThrottle.enter('staff-proof', staffId)
  const step = matchTotp(deps.sealer.open(staff.totpSecret), otp, deps.clock.now())
  const isRight = step !== null && (await deps.database.transaction((tx) => takeTotpStep(tx, staffId, step)))
  if (!isRight)
    await deps.loginThrottle.wrong(
      entry,
      new AppError('WRONG_CODE', '숫자가 맞지 않습니다. 앱에 새로 보이는 6자리를 적어 주세요.', {
        otp: '앱에 새로 보이는 6자리를 적어 주세요.',
      }),
    )
  await deps.loginThrottle.succeeded(entry)
}
