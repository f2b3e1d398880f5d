import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { email, newPassword, password } from '#/contract/rules/member-fields.ts'
import { text, uuid } from '#/contract/text.ts'
import { LEAVING_ACTS } from '#/domain/orders/leaving.ts'
import { ticket } from './codes.contract.ts'
import { companyFields, Marketing } from './join.contract.ts'
import { Done } from './login.contract.ts'

export const Profile = z.object({
  loginId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.string(),
  grade: z.nullable(z.string()),
  approval: z.nullable(z.enum(['waiting', 'approved', 'refused'])),
  /** Of a refusal. */
  approvalReason: z.nullable(z.string()),
  discountRate: z.number(),
  companyName: z.nullable(z.string()),
  companyUserName: z.nullable(z.string()),
  companyNumber: z.nullable(z.string()),
  joinedAt: z.string(),
  hasPassword: z.boolean(),
  /** Whether a password can be found by the mailbox: a code from it was entered. */
  emailProven: z.boolean(),
  marketing: Marketing,
})
export type Profile = z.output<typeof Profile>

export const CompanyForm = z.object(companyFields)

export const profile = endpoint({
  id: 'members.profile',
  method: 'GET',
  path: '/api/members/me',
  summary: 'Everything the settings page shows of the member',
  access: MEMBER,
  response: Profile,
  errors: [],
})

export const changeProfile = endpoint({
  id: 'members.change-profile',
  method: 'PATCH',
  path: '/api/members/me',
  summary: 'Name, e-mail, phone, company. E-mail and phone want the password given within ten minutes',
  access: MEMBER,
  body: z.object({
    name: z.optional(text('이름', { max: 50 })),
    email: z.optional(email()),
    /** From `members.confirm-code` with purpose `change-contact`; what it proves becomes the e-mail or the phone. */
    emailTicket: z.optional(ticket()),
    phoneTicket: z.optional(ticket()),
    company: z.optional(CompanyForm),
  }),
  response: Profile,
  errors: ['FORBIDDEN', 'WRONG_CODE'],
})

export const ChangePasswordForm = z.object({
  currentPassword: password('지금 비밀번호'),
  newPassword: newPassword('새 비밀번호'),
})

export const changePassword = endpoint({
  id: 'members.change-password',
  method: 'POST',
  path: '/api/members/me/password',
  summary: 'Changes the password and ends every other session',
  access: MEMBER,
  body: ChangePasswordForm,
  response: Done,
  errors: ['WRONG_LOGIN', 'TOO_MANY_REQUESTS'],
  rate: 'login',
})

export const changeMarketing = endpoint({
  id: 'members.change-marketing',
  method: 'PUT',
  path: '/api/members/me/marketing',
  summary: 'Consent to advertising, per channel',
  access: MEMBER,
  body: Marketing,
  response: z.object({ marketing: Marketing, at: z.string() }),
  errors: [],
})

export const listSessions = endpoint({
  id: 'members.list-sessions',
  method: 'GET',
  path: '/api/members/me/sessions',
  summary: 'Where the member is logged in',
  access: MEMBER,
  response: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        current: z.boolean(),
        userAgent: z.string(),
        ip: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
      }),
    ),
  }),
  errors: [],
})

export const endSession = endpoint({
  id: 'members.end-session',
  method: 'DELETE',
  path: '/api/members/me/sessions/:sessionId',
  summary: 'Logs out somewhere else',
  access: MEMBER,
  params: z.object({ sessionId: uuid() }),
  response: Done,
  errors: ['NOT_FOUND'],
})

/** What has to be settled before leaving; `unpaid` orders do not keep anybody and are cancelled by it. */
export const readLeaving = endpoint({
  id: 'members.leaving',
  method: 'GET',
  path: '/api/members/me/leaving',
  summary: 'Orders in work and money owed that stand in the way of leaving',
  access: { who: 'member', evenPending: true },
  response: z.object({
    mayLeave: z.boolean(),
    orders: z.array(z.object({ orderNumber: z.string(), title: z.string(), act: z.enum(LEAVING_ACTS) })),
    owed: z.array(z.object({ orderNumbers: z.array(z.string()), amount: z.int(), needsAccount: z.boolean() })),
    unpaid: z.array(z.string()),
  }),
  errors: [],
})

export const leave = endpoint({
  id: 'members.leave',
  method: 'POST',
  path: '/api/members/me/leave',
  summary: 'Ends the membership at once; what the law wants kept stays, the rest is erased',
  access: { who: 'member', evenPending: true },
  /** A member without a password has to have logged in within ten minutes instead. */
  body: z.object({ password: z.optional(password()) }),
  response: Done,
  errors: ['WRONG_LOGIN', 'FORBIDDEN', 'CONFLICT'],
  rate: 'login',
})

export const profileEndpoints = [
  profile,
  changeProfile,
  changePassword,
  changeMarketing,
  listSessions,
  endSession,
  readLeaving,
  leave,
]
