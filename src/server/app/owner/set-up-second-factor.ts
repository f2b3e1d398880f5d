import { AppError } from '#/contract/errors.ts'
import { secondFactorIsOn } from '#/server/features/people/staff/second-factor-is-on.ts'
import { confirmTotp, startTotp } from '#/server/features/people/staff/staff-totp.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Container } from '../container.ts'
import { BY_CONSOLE } from './by-console.ts'
import type { OwnerTerminal } from './owner-terminal.ts'

const TRIES = 5

/** False when no right code was given; a public shop then asks for it at the first login, before anything else. */
export async function setUpSecondFactor(
  container: Container,
  desk: OwnerTerminal,
  { staffId, password }: { readonly staffId: string; readonly password: string },
): Promise<boolean> {
  const who: StaffPrincipal = { kind: 'staff', staffId, sessionId: '', rights: [], pending: true }
  const { secret, uri } = await startTotp(container, who, { password })
  desk.say('인증 앱에 아래 키를 넣으세요.')
  desk.say(secret)
  desk.say(uri)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = await desk.ask({ name: 'CODE', text: '앱에 보이는 숫자 6자리' })
    if (code === null) break
    if (!(await isRight(container, who, code.trim()))) {
      desk.say('숫자가 맞지 않습니다. 앱에 새로 보이는 6자리를 입력해 주세요.')
      continue
    }
    const codes = await secondFactorIsOn(container, BY_CONSOLE, staffId)
    desk.say('2단계 인증을 켰습니다. 복구 코드를 안전한 곳에 적어 두세요. 다시 보여 드리지 않습니다.')
    for (const one of codes) desk.say(`  ${one}`)
    return true
  }
  desk.say('2단계 인증을 마치지 못했습니다. 공개 가게에서는 처음 로그인할 때 마쳐야 일을 할 수 있습니다.')
  return false
}

async function isRight(container: Container, who: StaffPrincipal, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false
  try {
    await confirmTotp(container, who, code)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'WRONG_CODE') return false
    throw error
  }
}
