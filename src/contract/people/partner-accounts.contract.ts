import * as z from 'zod/mini'
import { PARTNER_EVEN_PENDING } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { newPassword, password } from '#/contract/rules/member-fields.ts'
import { uuid } from '#/contract/text.ts'

const admin = { who: 'staff', anyRight: ['staff'] } as const
const params = z.object({ partnerId: uuid() })
const Done = z.object({ done: z.literal(true) })
const ownPassword = password('내 비밀번호')
const errors = ['WRONG_LOGIN', 'TOO_MANY_REQUESTS', 'CONFLICT'] as const

export const PartnerAccount = z.object({
  id: z.uuid(),
  loginId: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  /** Whose head office it is; null reviews proofs. */
  brand: z.nullable(z.string()),
  lastLoginAt: z.nullable(z.iso.datetime()),
  disabledAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type PartnerAccount = z.output<typeof PartnerAccount>

export const changePartnerPassword = endpoint({
  id: 'partner.change-password',
  method: 'POST',
  path: '/api/partner/me/password',
  summary: 'Changes the own password by the one that is now, and ends every other session',
  access: PARTNER_EVEN_PENDING,
  trace: { act: 'partner' },
  body: z.object({ currentPassword: password('지금 비밀번호'), newPassword: newPassword('새 비밀번호') }),
  response: Done,
  errors: ['WRONG_LOGIN', 'TOO_MANY_REQUESTS'],
  rate: 'login',
})

export const listPartnerAccounts = endpoint({
  id: 'partner-accounts.list',
  method: 'GET',
  path: '/api/staff/partner-accounts',
  summary: 'All partners, those that were closed included',
  access: admin,
  trace: { look: 'partner', verb: 'list' },
  response: z.object({ accounts: z.array(PartnerAccount) }),
  errors: [],
})

export const setPartnerState = endpoint({
  id: 'partner-accounts.set-state',
  method: 'POST',
  path: '/api/staff/partner-accounts/:partnerId/state',
  summary: 'Closes a partner account and ends its sessions, or opens it again',
  access: admin,
  trace: { own: true },
  params,
  body: z.object({ active: z.boolean(), ownPassword }),
  response: z.object({ account: PartnerAccount }),
  errors,
  rate: 'login',
})

export const resetPartnerPassword = endpoint({
  id: 'partner-accounts.reset-password',
  method: 'POST',
  path: '/api/staff/partner-accounts/:partnerId/password',
  summary: 'A new password for a partner, shown once; ends all sessions',
  access: admin,
  trace: { own: true },
  params,
  body: z.object({ ownPassword }),
  response: z.object({ temporaryPassword: z.string() }),
  errors,
  rate: 'login',
})

export const partnerAccountsEndpoints = [
  changePartnerPassword,
  listPartnerAccounts,
  setPartnerState,
  resetPartnerPassword,
]
