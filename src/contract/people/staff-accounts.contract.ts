import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { newPassword, password } from '#/contract/rules/member-fields.ts'
import { uuid } from '#/contract/text.ts'

const admin = { who: 'staff', anyRight: ['staff'] } as const
const own = { who: 'staff', evenPending: true } as const
const params = z.object({ staffId: uuid() })
const Done = z.object({ done: z.literal(true) })
/** The caller's own password: who sits down at an open desk makes no administrator. */
const ownPassword = password('내 비밀번호')
const errors = ['WRONG_LOGIN', 'TOO_MANY_REQUESTS', 'CONFLICT', 'FORBIDDEN'] as const

export const StaffAccount = z.object({
  id: z.uuid(),
  loginId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What other roles are given for. */
  seen: LookedAt,
  secondFactor: z.boolean(),
  passwordTemporary: z.boolean(),
  lastLoginAt: z.nullable(z.iso.datetime()),
  /** Of the sessions that are open; what came before is the log-in. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  openSessions: z.int(),
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

export const listOwnSessions = endpoint({
  id: 'staff.list-own-sessions',
  method: 'GET',
  path: '/api/staff/me/sessions',
  summary: 'Where the caller is logged in',
  access: own,
  trace: { none: 'their own account' },
  response: z.object({ sessions: z.array(AccountSession) }),
  errors: [],
})

export const endOwnSession = endpoint({
  id: 'staff.end-own-session',
  method: 'DELETE',
  path: '/api/staff/me/sessions/:sessionId',
  summary: 'Logs the caller out somewhere else',
  access: own,
  trace: { act: 'staff' },
  params: z.object({ sessionId: uuid() }),
  response: Done,
  errors: ['NOT_FOUND'],
})

export const staffAccountsEndpoints = [
  listOwnSessions,
  endOwnSession,
  changeStaffPassword,
  listStaff,
  setStaffState,
  resetStaffPassword,
  listStaffSessions,
  endStaffSessions,
]
