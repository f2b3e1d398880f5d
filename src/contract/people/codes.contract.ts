import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { cellPhone, email, newPassword } from '#/contract/rules/member-fields.ts'
import { exactLength, numeric } from '#/contract/rules/text-rules.ts'
import { SOCIAL_PROVIDERS } from '#/domain/members/social.ts'
import { text, uuid } from '#/contract/text.ts'
import { Done } from './login.contract.ts'

/** Digits of the codes that are sent, and how long one may be entered. */
export const CODE_DIGITS = 6
export const CODE_SECONDS = 180

export const Contact = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('sms'), target: cellPhone() }),
  z.object({ channel: z.literal('email'), target: email() }),
])
export type Contact = z.output<typeof Contact>

/** Proves to later calls that the code was right; good once, for 30 minutes. */
export const ticket = () => text('인증', { max: 100 })

export const sendCode = endpoint({
  id: 'members.send-code',
  method: 'POST',
  path: '/api/members/codes',
  summary: 'Sends a code to a phone or mailbox. The answer is the same whether an account exists',
  access: PUBLIC,
  body: z.object({
    purpose: z.enum([
      'join',
      'find-id',
      'find-password',
      'change-contact',
      'guest',
      'guest-order',
      'take-orders',
      'inquiry',
      'reservation',
    ]),
    contact: Contact,
    /** Whose password, for `find-password`. */
    loginId: z.optional(text('아이디', { max: 254 })),
  }),
  response: z.object({ codeId: z.uuid(), seconds: z.int() }),
  errors: ['TOO_MANY_REQUESTS'],
  rate: 'send-code',
})

export const confirmCode = endpoint({
  id: 'members.confirm-code',
  method: 'POST',
  path: '/api/members/codes/:codeId/confirm',
  summary: 'Checks a code; five tries',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({ codeId: uuid() }),
  body: z.object({
    code: text('인증번호', { max: 100, rules: [exactLength('인증번호', CODE_DIGITS), numeric('인증번호')] }),
  }),
  response: z.object({ ticket: z.string() }),
  errors: ['WRONG_CODE'],
  rate: 'code',
})

export const findId = endpoint({
  id: 'members.find-id',
  method: 'POST',
  path: '/api/members/find-id',
  summary: 'Masked ids of the accounts of a proven phone or mailbox and a name',
  access: PUBLIC,
  body: z.object({ name: text('이름', { max: 50 }), ticket: ticket() }),
  response: z.object({
    accounts: z.array(
      z.object({
        maskedId: z.string(),
        joinedOn: z.string(),
        /** Social logins that lead to it. */
        via: z.array(z.enum(SOCIAL_PROVIDERS)),
      }),
    ),
  }),
  errors: ['WRONG_CODE'],
  rate: 'code',
})

export const resetPassword = endpoint({
  id: 'members.reset-password',
  method: 'POST',
  path: '/api/members/reset-password',
  summary: 'Sets a new password by a proven phone or mailbox and ends every session of the account',
  access: PUBLIC,
  body: z.object({ ticket: ticket(), newPassword: newPassword('새 비밀번호') }),
  response: Done,
  errors: ['WRONG_CODE'],
  rate: 'code',
})

export const codesEndpoints = [sendCode, confirmCode, findId, resetPassword]
