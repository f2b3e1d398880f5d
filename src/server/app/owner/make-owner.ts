import { loginIdProblem } from '#/domain/members/login-id.ts'
import { isEmail } from '#/domain/members/email.ts'
import { passwordProblem } from '#/domain/members/password-rule.ts'
import type { Container } from '../container.ts'
import { openDemoAccounts } from '../demo-doors.ts'
import { askUntilGood, type OwnerTerminal, OwnerRefused } from './owner-terminal.ts'
import { allStaff } from '#/server/features/people/staff/staff.repo.ts'
import { findOwners } from './owners.ts'
import { setUpSecondFactor } from './set-up-second-factor.ts'
import { writeOwner } from './write-owner.ts'

interface Asked {
  readonly loginId: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * Makes the first administrator of a shop, or with `reset` gives an administrator a new password and second factor. Returns
 * whether everything is done: a second factor that a public shop wants may be left for the first login.
 */
export async function makeOwner(
  container: Container,
  desk: OwnerTerminal,
  { reset }: { readonly reset: boolean },
): Promise<boolean> {
  const { database, passwords, config } = container
  const demo = new Set((await openDemoAccounts(database.db, passwords)).map(({ subjectId }) => subjectId))
  const owners = await findOwners(database.db, demo)
  if (owners.length > 0 && !reset) throw new OwnerRefused(alreadyThere(owners.map(({ loginId }) => loginId)))
  const taken = (await allStaff(database.db)).filter(({ id }) => !demo.has(id)).map(({ loginId }) => loginId)
  const asked = await askWho(desk, reset ? [] : taken)
  if (reset && taken.includes(asked.loginId)) await confirmReset(desk, asked.loginId)
  const staffId = await writeOwner(container, asked)
  desk.say(`관리자 ${asked.loginId} 계정을 만들었습니다. /admin/login에서 로그인하세요.`)
  const wanted = config.mode === 'public' || (await wantsSecondFactor(desk))
  return !wanted || setUpSecondFactor(container, desk, { staffId, password: asked.password })
}

async function askWho(desk: OwnerTerminal, taken: readonly string[]): Promise<Asked> {
  const loginId = await askUntilGood(
    desk,
    { name: 'LOGIN_ID', text: '아이디' },
    (answer) => loginIdProblem(answer) ?? (taken.includes(answer) ? '이미 쓰고 있는 아이디입니다.' : null),
  )
  const name = await askUntilGood(desk, { name: 'NAME', text: '이름' }, (answer) =>
    /^[^\p{Cc}]{1,50}$/u.test(answer) ? null : '이름은 1~50자로 입력해 주세요.',
  )
  const email = await askUntilGood(desk, { name: 'EMAIL', text: '이메일 (보안 알림을 받습니다)' }, (answer) =>
    isEmail(answer) ? null : '올바른 이메일 주소를 입력해 주세요.',
  )
  const owner = { loginId, name, email }
  const password = await askUntilGood(desk, { name: 'PASSWORD', text: '비밀번호', hidden: true }, (answer) =>
    passwordProblem(answer, '비밀번호', owner),
  )
  return { ...owner, password }
}

async function confirmReset(desk: OwnerTerminal, loginId: string): Promise<void> {
  desk.say(`${loginId}의 비밀번호, 2단계 인증, 복구 코드를 지우고 모든 기기에서 로그아웃합니다. 되돌릴 수 없습니다.`)
  const question = { name: 'CONFIRM', text: `계속하려면 아이디(${loginId})를 한 번 더 입력하세요` } as const
  if ((await desk.ask(question)) !== loginId) throw new OwnerRefused('그만두었습니다. 바뀐 것은 없습니다.')
}

async function wantsSecondFactor(desk: OwnerTerminal): Promise<boolean> {
  const answer = await desk.ask({ name: 'SECOND_FACTOR', text: '2단계 인증도 켤까요? (y/n)' })
  return /^(y|yes|1|예|네)$/i.test(answer ?? '')
}

const alreadyThere = (loginIds: readonly string[]): string =>
  `관리자가 이미 있습니다: ${loginIds.join(', ')}\n` +
  '비밀번호나 인증 앱을 잃었다면 npm run owner -- --reset으로 새로 정하세요.\n' +
  '그 계정의 비밀번호, 2단계 인증, 복구 코드가 지워지고 모든 기기에서 로그아웃됩니다.'
