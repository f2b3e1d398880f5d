import * as z from 'zod/mini'
import { MEMBER, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { ticket } from '#/contract/people/codes.contract.ts'
import { LoggedIn } from '#/contract/people/user-information.ts'
import { text } from '#/contract/text.ts'

/** As it is told and typed: spaces and small letters do not matter. */
const typedNumber = z.pipe(
  text('주문번호', { max: 40 }),
  z.transform((value: string) => value.replaceAll(/\s/g, '').toUpperCase()),
)

export const FindGuestOrderForm = z.object({
  orderNumber: typedNumber,
  /** From `members.confirm-code` with purpose `guest-order`: the phone the order was made with. */
  ticket: ticket(),
})

export const findGuestOrder = endpoint({
  id: 'guest-orders.find',
  method: 'POST',
  path: '/api/guests/orders/find',
  summary:
    'Opens the orders of a guest by order number and proven phone; a wrong number is answered like a missing one',
  access: PUBLIC,
  body: FindGuestOrderForm,
  response: z.object({ ...LoggedIn.shape, orderNumber: z.string() }),
  errors: ['NOT_FOUND', 'WRONG_CODE', 'FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  rate: 'code',
})

/** Orders made without an account by the phone and name of the member who asks. */
export const offeredGuestOrders = endpoint({
  id: 'guest-orders.offered',
  method: 'GET',
  path: '/api/members/me/guest-orders',
  summary: 'How many orders made as a guest this member may take into the account',
  access: MEMBER,
  response: z.object({
    orders: z.int(),
    /** Whether the phone has to be proven again: it was proven before this session began. */
    proofWanted: z.boolean(),
  }),
  errors: [],
})

export const takeGuestOrders = endpoint({
  id: 'guest-orders.take',
  method: 'POST',
  path: '/api/members/me/guest-orders',
  summary: 'Takes the orders made as a guest into the account; a second call takes nothing',
  access: MEMBER,
  body: z.object({
    /** From `members.confirm-code` with purpose `take-orders`, where `proofWanted`. */
    ticket: z.optional(ticket()),
  }),
  response: z.object({ orderNumbers: z.array(z.string()) }),
  errors: ['FORBIDDEN', 'WRONG_CODE', 'CONFLICT'],
  idempotent: true,
})

export const guestOrdersEndpoints = [findGuestOrder, offeredGuestOrders, takeGuestOrders]
