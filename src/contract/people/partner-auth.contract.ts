import * as z from 'zod/mini'
import { PARTNER_EVEN_PENDING, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { password } from '#/contract/rules/member-fields.ts'
import { text } from '#/contract/text.ts'
import { partnerAccountsEndpoints } from './partner-accounts.contract.ts'

/** The `user` claim of a partner token. */
export const PartnerUser = z.object({
  id: z.uuid(),
  loginId: z.string(),
  name: z.string(),
  company: z.string(),
  /** Whose head office it is; null reviews proofs. */
  brand: z.nullable(z.string()),
})
export type PartnerUser = z.output<typeof PartnerUser>

const Done = z.object({ done: z.literal(true) })

export const PartnerLoginForm = z.object({ loginId: text('아이디', { max: 100 }), password: password() })

export const partnerLogin = endpoint({
  id: 'partner.login',
  method: 'POST',
  path: '/api/partner/login',
  summary: 'Logs a partner in; the tokens are in the headers',
  access: PUBLIC,
  body: PartnerLoginForm,
  response: z.object({ user: PartnerUser }),
  errors: ['WRONG_LOGIN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  rate: 'login',
})

export const partnerLogout = endpoint({
  id: 'partner.logout',
  method: 'POST',
  path: '/api/partner/logout',
  summary: 'Ends this partner session',
  access: PARTNER_EVEN_PENDING,
  trace: { none: 'nothing of a person' },
  response: Done,
  errors: [],
})

export const partnerMe = endpoint({
  id: 'partner.me',
  method: 'GET',
  path: '/api/partner/me',
  summary: 'Which partner is logged in, and whether a password has to be chosen first',
  access: PARTNER_EVEN_PENDING,
  trace: { none: 'their own account' },
  response: z.object({ user: PartnerUser, needsPassword: z.boolean() }),
  errors: [],
})

export const listPartners = endpoint({
  id: 'partners.list',
  method: 'GET',
  path: '/api/staff/partners',
  summary: 'Whom a proof can be given to',
  access: { who: 'staff', anyRight: ['proofs'] },
  trace: { none: 'partners of the shop, to choose from' },
  response: z.object({ partners: z.array(z.object({ id: z.uuid(), name: z.string(), company: z.string() })) }),
  errors: [],
})

export const partnerAuthEndpoints = [partnerLogin, partnerLogout, partnerMe, listPartners, ...partnerAccountsEndpoints]
