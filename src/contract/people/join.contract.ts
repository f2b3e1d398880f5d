import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { businessNumber, email, loginId, newPassword, ticked } from '#/contract/rules/member-fields.ts'
import { text } from '#/contract/text.ts'
import { ticket } from './codes.contract.ts'
import { documents } from './supporting-documents.contract.ts'
import { LoggedIn } from './user-information.ts'

export const Marketing = z.object({ email: z.boolean(), sms: z.boolean(), kakao: z.boolean() })

/** Each consent by itself; the optional ones arrive false unless ticked. `version` is the date of the texts shown. */
export const Consents = z.object({
  age14: ticked('만 14세 이상만 가입할 수 있습니다.'),
  terms: ticked('이용약관에 동의해 주세요.'),
  privacy: ticked('개인정보 수집·이용에 동의해 주세요.'),
  marketing: Marketing,
})

const account = {
  loginId: loginId(),
  password: newPassword(),
  name: text('이름', { max: 50 }),
  email: email(),
  /** From `members.confirm-code` with purpose `join`: the proven phone. */
  phoneTicket: ticket(),
  consents: Consents,
}

export const companyFields = {
  companyName: text('상호', { max: 80 }),
  companyUserName: text('대표자 이름', { max: 50 }),
  companyNumber: businessNumber(),
}

export const academyFields = {
  ...companyFields,
  companyName: text('학원 이름', { max: 80 }),
  documents: documents(1),
}

export const JoinForm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('GENERAL'), ...account }),
  z.object({ type: z.literal('BUSINESS'), ...account, ...companyFields, documents: z._default(documents(0), []) }),
  z.object({ type: z.literal('ACADEMY'), ...account, ...academyFields }),
])
export type JoinForm = z.output<typeof JoinForm>

export const checkLoginId = endpoint({
  id: 'members.check-login-id',
  method: 'GET',
  path: '/api/members/check-id',
  summary: 'Whether an id is still free',
  access: PUBLIC,
  query: z.object({ loginId: loginId() }),
  response: z.object({ free: z.boolean() }),
  errors: ['TOO_MANY_REQUESTS'],
  rate: 'code',
})

export const join = endpoint({
  id: 'members.join',
  method: 'POST',
  path: '/api/members',
  summary: 'Joins and logs in; academies wait for approval before they may order textbooks',
  access: PUBLIC,
  body: JoinForm,
  response: LoggedIn,
  errors: ['INVALID_INPUT', 'WRONG_CODE', 'NOT_FOUND', 'UNAVAILABLE'],
  rate: 'login',
})

export const joinEndpoints = [checkLoginId, join]
