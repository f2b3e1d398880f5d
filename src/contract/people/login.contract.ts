import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { password } from '#/contract/rules/member-fields.ts'
import { text } from '#/contract/text.ts'
import { LoggedIn } from './user-information.ts'

export const LoginForm = z.object({
  loginId: text('아이디', { max: 254 }),
  password: password(),
  remember: z.boolean(),
})
export type LoginForm = z.output<typeof LoginForm>

export const Done = z.object({ done: z.literal(true) })
/** The answer of what has nothing to say. */
export const DONE = { done: true } as const

export const login = endpoint({
  id: 'members.login',
  method: 'POST',
  path: '/api/members/login',
  summary: 'Logs a member in; the tokens are in the headers authorization and refresh-token',
  access: PUBLIC,
  body: LoginForm,
  response: LoggedIn,
  errors: ['WRONG_LOGIN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  rate: 'login',
})

export const logout = endpoint({
  id: 'members.logout',
  method: 'POST',
  path: '/api/members/logout',
  summary: 'Ends this session on the server; also fine when it has already ended',
  access: PUBLIC,
  response: Done,
  errors: [],
})

export const renew = endpoint({
  id: 'members.renew',
  method: 'POST',
  path: '/api/members/token',
  summary:
    'Does nothing but let a token pair that came along be renewed, where it ends or says other roles than the account has',
  access: { who: 'member', evenPending: true, guest: true },
  response: z.object({ pending: z.boolean() }),
  errors: [],
})

export const prove = endpoint({
  id: 'members.prove',
  method: 'POST',
  path: '/api/members/me/proof',
  summary: 'Password given once more, so that password, phone or e-mail may be changed for ten minutes',
  access: { who: 'member' },
  body: z.object({ password: password() }),
  response: Done,
  errors: ['WRONG_LOGIN', 'TOO_MANY_REQUESTS'],
  rate: 'login',
})

export const me = endpoint({
  id: 'customer.me',
  method: 'GET',
  path: '/api/customer/me',
  summary: 'Default address and company of the logged-in customer (specification §7)',
  access: { who: 'member', evenPending: true, guest: true },
  response: z.object({
    defaultAddress: z.nullable(z.object({ address: z.string(), addressEtc: z.string(), zipcode: z.string() })),
    companyName: z.nullable(z.string()),
    companyUserName: z.nullable(z.string()),
    companyNumber: z.nullable(z.string()),
  }),
  errors: [],
})

export const loginEndpoints = [login, logout, renew, prove, me]
