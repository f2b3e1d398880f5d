import * as z from 'zod/mini'
import { ordererField, recipientField } from '#/contract/ordering/order-parts.ts'
import type { Destination, CheckoutValues } from './checkout-values.ts'

const ORDERER = { name: 'ordererName', phone: 'ordererPhone', email: 'ordererEmail', company: 'company' } as const
const RECIPIENT = {
  name: 'receiver',
  phone: 'phone',
  zipcode: 'zipcode',
  address: 'address',
  addressEtc: 'addressEtc',
  request: 'request',
} as const

type OrdererPath = (typeof ORDERER)[keyof typeof ORDERER]
type DestinationPath = (typeof RECIPIENT)[keyof typeof RECIPIENT]

export interface CheckoutError {
  readonly path: OrdererPath | `destinations.${number}.${DestinationPath}`
  readonly message: string
}

/** All that is missing or wrong on the sheet, from the top, by the rules that the shop asks again. */
export function checkoutErrors({ destinations, ...orderer }: CheckoutValues): readonly CheckoutError[] {
  const { ordererName: name, ordererPhone: phone, ordererEmail: email, company } = orderer
  const wrong = wrongOf(ordererField, { name, phone, email, company })
  const gaps = (Object.keys(ORDERER) as (keyof typeof ORDERER)[]).flatMap((field) => {
    const message = wrong[field]
    return message ? [{ path: ORDERER[field], message }] : []
  })
  return [...gaps, ...destinations.flatMap(destinationGaps)]
}

/** The same of one place that copies go to; what is fetched needs no address. */
export function destinationGaps(destination: Destination, at: number): readonly CheckoutError[] {
  const { method, receiver, copies: _copies, ...place } = destination
  if (method === 'pickup') return []
  const wrong: Partial<Record<string, string>> = {
    ...wrongOf(recipientField, { ...place, name: receiver }),
    // The shop knows them as optional, because of what is fetched.
    ...(place.zipcode.trim() === '' ? { zipcode: '우편번호를 입력해 주세요.' } : {}),
    ...(place.address.trim() === '' ? { address: '주소를 입력해 주세요.' } : {}),
  }
  return (Object.keys(RECIPIENT) as (keyof typeof RECIPIENT)[]).flatMap((field) => {
    const message = wrong[field]
    return message ? [{ path: `destinations.${at}.${RECIPIENT[field]}` as const, message }] : []
  })
}

/** The first message of each field. */
function wrongOf(schema: z.core.$ZodType, value: object): Partial<Record<string, string>> {
  const wrong: Partial<Record<string, string>> = {}
  const { error } = z.core.safeParse(schema, value)
  for (const { path, message } of error?.issues ?? []) wrong[String(path[0])] ??= message
  return wrong
}
