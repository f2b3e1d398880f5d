import * as z from 'zod/mini'
import { MEMBER, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { email, password } from '#/contract/rules/member-fields.ts'
import { text } from '#/contract/text.ts'
import { SOCIAL_PROVIDERS } from '#/domain/members/social.ts'
import { ticket } from './codes.contract.ts'
import { academyFields, companyFields, Consents } from './join.contract.ts'
import { Done } from './login.contract.ts'
import { documents } from './supporting-documents.contract.ts'
import { LoggedIn } from './user-information.ts'

const provider = z.enum(SOCIAL_PROVIDERS)
const params = z.object({ provider })
const Started = z.object({
  /** Where the browser goes; relative to the shop or absolute. */
  url: z.string(),
  /** Kept by this browser and given back with the code: nobody else can finish what it began. */
  key: z.string(),
})
/** What came back from the provider, and the key from the start. */
const Returned = z.object({
  code: text('code', { max: 2000 }),
  state: text('state', { max: 200 }),
  key: text('key', { max: 200 }),
})

export const socialProviders = endpoint({
  id: 'social.providers',
  method: 'GET',
  path: '/api/members/social',
  summary: 'Which social logins this shop offers',
  access: PUBLIC,
  response: z.object({ providers: z.array(provider) }),
  errors: [],
})

export const startSocialLogin = endpoint({
  id: 'social.start-login',
  method: 'POST',
  path: '/api/members/social/:provider/login',
  summary: 'Begins a login at a provider; it comes back to /member/login/callback within ten minutes',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params,
  response: Started,
  errors: ['NOT_FOUND'],
  rate: 'login',
})

export const finishSocialLogin = endpoint({
  id: 'social.finish-login',
  method: 'POST',
  path: '/api/members/social/finish',
  summary: 'Logs in whoever the provider says it is; somebody new has needAdditionalInfo until `social.complete`',
  access: PUBLIC,
  body: Returned,
  response: LoggedIn,
  errors: ['INVALID_INPUT', 'UNAVAILABLE'],
  rate: 'login',
})

export const pendingJoin = endpoint({
  id: 'social.pending-join',
  method: 'GET',
  path: '/api/members/me/social-join',
  summary: 'What the provider told about somebody who has not finished joining',
  access: { who: 'member', evenPending: true },
  response: z.object({ provider, name: z.string(), email: z.string() }),
  errors: ['NOT_FOUND'],
})

const common = {
  name: text('이름', { max: 50 }),
  email: email(),
  /** From `members.confirm-code` with purpose `join`. */
  phoneTicket: ticket(),
  consents: Consents,
}

export const CompleteForm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('GENERAL'), ...common }),
  z.object({ type: z.literal('BUSINESS'), ...common, ...companyFields, documents: z._default(documents(0), []) }),
  z.object({ type: z.literal('ACADEMY'), ...common, ...academyFields }),
])
export type CompleteForm = z.output<typeof CompleteForm>

export const completeJoin = endpoint({
  id: 'social.complete',
  method: 'POST',
  path: '/api/members/me/social-join',
  summary: 'Finishes joining after a social login; new tokens come along',
  access: { who: 'member', evenPending: true },
  body: CompleteForm,
  response: Done,
  errors: ['INVALID_INPUT', 'WRONG_CODE', 'CONFLICT'],
  rate: 'login',
})

export const attachAccount = endpoint({
  id: 'social.attach',
  method: 'POST',
  path: '/api/members/me/social-join/attach',
  summary: 'Connects an unfinished social login with the account whose id and password are given, and logs in there',
  access: { who: 'member', evenPending: true },
  body: z.object({ loginId: text('아이디', { max: 254 }), password: password() }),
  response: LoggedIn,
  errors: ['WRONG_LOGIN', 'CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  rate: 'login',
})

export const SocialLinks = z.object({
  links: z.array(z.object({ provider, email: z.nullable(z.string()), linkedAt: z.iso.datetime() })),
  offered: z.array(provider),
})
export type SocialLinks = z.output<typeof SocialLinks>

export const listSocialLinks = endpoint({
  id: 'social.links',
  method: 'GET',
  path: '/api/members/me/social',
  summary: 'Social accounts of the member',
  access: MEMBER,
  response: SocialLinks,
  errors: [],
})

export const startSocialLink = endpoint({
  id: 'social.start-link',
  method: 'POST',
  path: '/api/members/me/social/:provider',
  summary: 'Begins connecting a provider (`link`), or proving oneself anew by a connected one (`prove`)',
  access: MEMBER,
  params,
  body: z.object({ purpose: z.enum(['link', 'prove']) }),
  response: Started,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  rate: 'login',
})

export const finishSocialLink = endpoint({
  id: 'social.finish-link',
  method: 'POST',
  path: '/api/members/me/social/finish',
  summary: 'Ends what `social.start-link` began',
  access: MEMBER,
  body: Returned,
  response: z.object({ purpose: z.enum(['link', 'prove']), provider }),
  errors: ['INVALID_INPUT', 'CONFLICT', 'UNAVAILABLE'],
  rate: 'login',
})

export const unlinkSocial = endpoint({
  id: 'social.unlink',
  method: 'DELETE',
  path: '/api/members/me/social/:provider',
  summary: 'Disconnects a provider and tells it so; the last way to log in stays',
  access: MEMBER,
  params,
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const socialEndpoints = [
  socialProviders,
  startSocialLogin,
  finishSocialLogin,
  pendingJoin,
  completeJoin,
  attachAccount,
  listSocialLinks,
  startSocialLink,
  finishSocialLink,
  unlinkSocial,
]
