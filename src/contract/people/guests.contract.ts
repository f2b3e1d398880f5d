import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { ticked } from '#/contract/rules/member-fields.ts'
import { text } from '#/contract/text.ts'
import { ticket } from './codes.contract.ts'
import { LoggedIn } from './user-information.ts'

export const GuestForm = z.object({
  name: text('이름', { max: 50 }),
  /** From `members.confirm-code` with purpose `guest`: the proven phone. */
  phoneTicket: ticket(),
  consents: z.object({
    age14: ticked('만 14세 이상만 주문할 수 있습니다.'),
    privacy: ticked('개인정보 수집·이용에 동의해 주세요.'),
  }),
})
export type GuestForm = z.output<typeof GuestForm>

export const beginGuest = endpoint({
  id: 'guests.begin',
  method: 'POST',
  path: '/api/guests',
  summary: 'Lets somebody order without an account, by a proven phone; the session ends within the day',
  access: PUBLIC,
  body: GuestForm,
  response: LoggedIn,
  errors: ['INVALID_INPUT', 'WRONG_CODE', 'FORBIDDEN', 'CONFLICT'],
  rate: 'login',
})

export const guestsEndpoints = [beginGuest]
