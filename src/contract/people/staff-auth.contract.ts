import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { password } from '#/contract/rules/member-fields.ts'
import { text } from '#/contract/text.ts'
import { invitationsEndpoints } from './invitations.contract.ts'
import { staffAccountsEndpoints } from './staff-accounts.contract.ts'
import { staffRolesEndpoints } from './staff-roles.contract.ts'
import { StaffUser } from './staff-user.ts'

/** What a member of the staff has to do before anything else. */
const StaffNeed = z.enum(['password', 'second-factor'])
export type StaffNeed = z.output<typeof StaffNeed>

const OWN = { who: 'staff', evenPending: true } as const

const otp = () => z.string().check(z.regex(/^\d{6}$/, { error: '인증 앱에 보이는 숫자 6자리를 입력해 주세요.' }))
/** Of the authenticator, or one of the recovery codes where that is lost. */
const otpOrRecovery = () =>
  z.optional(
    z.string().check(
      z.regex(/^(\d{6}|[A-Za-z0-9]{4}(-?[A-Za-z0-9]{4}){2})$/, {
        error: '인증 앱에 보이는 숫자 6자리나 복구 코드를 입력해 주세요.',
      }),
    ),
  )
const Done = z.object({ done: z.literal(true) })

export const StaffLoginForm = z.object({
  loginId: text('아이디', { max: 100 }),
  password: password(),
  otp: otpOrRecovery(),
})

export type StaffLoginForm = z.output<typeof StaffLoginForm>

export const staffLogin = endpoint({
  id: 'staff.login',
  method: 'POST',
  path: '/api/staff/login',
  summary: 'Logs a staff member in; SECOND_FACTOR_REQUIRED asks for `otp` and the same call again',
  access: PUBLIC,
  body: StaffLoginForm,
  response: z.object({ user: StaffUser }),
  errors: ['WRONG_LOGIN', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  rate: 'login',
})

export const staffLogout = endpoint({
  id: 'staff.logout',
  method: 'POST',
  path: '/api/staff/logout',
  summary: 'Ends this staff session',
  access: OWN,
  trace: { own: true },
  response: Done,
  errors: [],
})

export const staffMe = endpoint({
  id: 'staff.me',
  method: 'GET',
  path: '/api/staff/me',
  summary: 'Who is logged in at the back office',
  access: OWN,
  trace: { none: 'their own account' },
  response: z.object({ user: StaffUser, secondFactor: z.boolean(), needs: z.array(StaffNeed) }),
  errors: [],
})

export const startTotp = endpoint({
  id: 'staff.start-totp',
  method: 'POST',
  path: '/api/staff/me/totp',
  summary: 'A new secret for an authenticator app; counts only after staff.confirm-totp',
  access: OWN,
  trace: { act: 'staff' },
  /** A second factor that is on is replaced with a code of its own. */
  body: z.object({ password: password(), otp: otpOrRecovery() }),
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['WRONG_LOGIN', 'WRONG_CODE', 'TOO_MANY_REQUESTS'],
  rate: 'login',
})

export const confirmTotp = endpoint({
  id: 'staff.confirm-totp',
  method: 'POST',
  path: '/api/staff/me/totp/confirm',
  summary: 'Switches the second factor on by a first right code',
  access: OWN,
  trace: { own: true },
  body: z.object({ otp: otp() }),
  /** Each opens the account once without the authenticator; shown here and never again. */
  response: z.object({ done: z.literal(true), recoveryCodes: z.array(z.string()) }),
  errors: ['WRONG_CODE', 'TOO_MANY_REQUESTS'],
  rate: 'login',
})

export const staffAuthEndpoints = [
  staffLogin,
  staffLogout,
  staffMe,
  startTotp,
  confirmTotp,
  ...staffAccountsEndpoints,
  ...staffRolesEndpoints,
  ...invitationsEndpoints,
]
