import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { email, loginId, newPassword, password } from '#/contract/rules/member-fields.ts'
import { text, uuid } from '#/contract/text.ts'
import { STAFF_ROLES } from '#/domain/members/roles.ts'

const admin = { who: 'staff', anyRole: ['administrator'] } as const
const own = { who: 'staff', evenPending: true } as const
const params = z.object({ staffId: uuid() })
const Done = z.object({ done: z.literal(true) })
/** The caller's own password: who sits down at an open desk makes no administrator. */
const ownPassword = password('내 비밀번호')
const errors = ['WRONG_LOGIN', 'TOO_MANY_REQUESTS', 'CONFLICT'] as const

const Roles = z.array(z.enum(STAFF_ROLES)).check(z.minLength(1, { error: '맡을 일을 하나 이상 골라 주세요.' }))

export const StaffAccount = z.object({
  id: z.uuid(),
  loginId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  secondFactor: z.boolean(),
  passwordTemporary: z.boolean(),
  lastLoginAt: z.nullable(z.iso.datetime()),
  disabledAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type StaffAccount = z.output<typeof StaffAccount>

export const AccountSession = z.object({
  id: z.uuid(),
  current: z.boolean(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
})

export const changeStaffPassword = endpoint({
  id: 'staff.change-password',
  method: 'POST',
  path: '/api/staff/me/password',
  summary: 'Changes the own password by the one that is now, and ends every other session',
  access: own,
  trace: { own: true },
  body: z.object({ currentPassword: password('지금 비밀번호'), newPassword: newPassword('새 비밀번호') }),
  response: Done,
  errors: ['WRONG_LOGIN', 'TOO_MANY_REQUESTS'],
  rate: 'login',
})

export const listStaff = endpoint({
  id: 'staff-accounts.list',
  method: 'GET',
  path: '/api/staff/accounts',
  summary: 'Everybody who works or worked at the desk',
  access: admin,
  trace: { look: 'staff', verb: 'list' },
  response: z.object({ accounts: z.array(StaffAccount) }),
  errors: [],
})

export const createStaff = endpoint({
  id: 'staff-accounts.create',
  method: 'POST',
  path: '/api/staff/accounts',
  summary: 'Makes a staff account. Its password is shown once and has to be replaced at the first login',
  access: admin,
  trace: { own: true },
  body: z.object({ loginId: loginId(), name: text('이름', { max: 50 }), email: email(), roles: Roles, ownPassword }),
  response: z.object({ account: StaffAccount, temporaryPassword: z.string() }),
  errors,
  rate: 'login',
})

export const setStaffState = endpoint({
  id: 'staff-accounts.set-state',
  method: 'POST',
  path: '/api/staff/accounts/:staffId/state',
  summary: 'Closes an account and ends its sessions, or opens it again; the last administrator stays',
  access: admin,
  trace: { own: true },
  params,
  body: z.object({ active: z.boolean(), ownPassword }),
  response: z.object({ account: StaffAccount }),
  errors,
  rate: 'login',
})

export const resetStaffPassword = endpoint({
  id: 'staff-accounts.reset-password',
  method: 'POST',
  path: '/api/staff/accounts/:staffId/password',
  summary: 'A new password that is shown once; ends all sessions. Drops the second factor too when it is lost',
  access: admin,
  trace: { own: true },
  params,
  body: z.object({ dropSecondFactor: z.boolean(), ownPassword }),
  response: z.object({ temporaryPassword: z.string() }),
  errors,
  rate: 'login',
})

export const listStaffSessions = endpoint({
  id: 'staff-accounts.list-sessions',
  method: 'GET',
  path: '/api/staff/accounts/:staffId/sessions',
  summary: 'Where somebody of the staff is logged in',
  access: admin,
  trace: { look: 'staff', by: 'staffId', verb: 'list' },
  params,
  response: z.object({ sessions: z.array(AccountSession) }),
  errors: [],
})

export const endStaffSessions = endpoint({
  id: 'staff-accounts.end-sessions',
  method: 'POST',
  path: '/api/staff/accounts/:staffId/sessions/end',
  summary: 'Logs somebody of the staff out everywhere',
  access: admin,
  trace: { own: true },
  params,
  response: Done,
  errors: [],
})

export const staffAccountsEndpoints = [
  changeStaffPassword,
  listStaff,
  createStaff,
  setStaffState,
  resetStaffPassword,
  listStaffSessions,
  endStaffSessions,
]
