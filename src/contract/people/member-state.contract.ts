import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { password } from '#/contract/rules/member-fields.ts'
import { AccountSession } from './staff-accounts.contract.ts'
import { text, uuid } from '#/contract/text.ts'

const access = { who: 'staff', anyRight: ['member-admin'] } as const
const params = z.object({ memberId: uuid() })
const Done = z.object({ done: z.literal(true) })

export const suspendMember = endpoint({
  id: 'staff-members.suspend',
  method: 'POST',
  path: '/api/staff/members/:memberId/suspension',
  summary: 'Keeps a member from logging in and ends every session; orders go on',
  access,
  trace: { own: true },
  params,
  body: z.object({ reason: text('사유', { max: 200 }), ownPassword: password('내 비밀번호') }),
  response: Done,
  errors: ['WRONG_LOGIN', 'TOO_MANY_REQUESTS', 'CONFLICT'],
  rate: 'login',
})

export const resumeMember = endpoint({
  id: 'staff-members.resume',
  method: 'POST',
  path: '/api/staff/members/:memberId/suspension/end',
  summary: 'Lets a suspended member log in again, and says why',
  access,
  trace: { own: true },
  params,
  body: z.object({ reason: text('사유', { max: 200 }) }),
  response: Done,
  errors: ['CONFLICT'],
})

export const listMemberSessions = endpoint({
  id: 'staff-members.list-sessions',
  method: 'GET',
  path: '/api/staff/members/:memberId/sessions',
  summary: 'Where a member is logged in',
  access,
  trace: { own: true },
  params,
  response: z.object({ sessions: z.array(AccountSession) }),
  errors: [],
})

export const endMemberSessions = endpoint({
  id: 'staff-members.end-sessions',
  method: 'POST',
  path: '/api/staff/members/:memberId/sessions/end',
  summary: 'Logs a member out everywhere',
  access,
  trace: { own: true },
  params,
  response: Done,
  errors: [],
})

export const memberStateEndpoints = [suspendMember, resumeMember, listMemberSessions, endMemberSessions]
