import * as z from 'zod/mini'
import { bodyOf, type BodyInputOf } from '#/contract/endpoint.ts'
import { type previewManualOrder, takeManualOrder } from '#/contract/production/manual-orders.contract.ts'

/** What is typed; total and consent are added when it is sent. */
export const NewOrder = z.omit(bodyOf(takeManualOrder), { agreed: true, shownTotal: true })
export type NewOrderValues = z.input<typeof NewOrder>

const ZIPCODE = /^\d{5}$/

/** What the server prices of it. A price that is still being typed is left out. */
export function previewBody({
  customer,
  lines,
  delivery,
  estimate,
}: NewOrderValues): BodyInputOf<typeof previewManualOrder> {
  const memberId = customer.kind === 'member' && customer.memberId !== '' ? customer.memberId : null
  const { method, recipient } = delivery
  const zipcode = recipient.zipcode && ZIPCODE.test(recipient.zipcode) ? recipient.zipcode : null
  return {
    memberId,
    method,
    zipcode: method === 'pickup' ? null : zipcode,
    ...(estimate ? { estimate } : {}),
    lines: lines.map(({ spec, price }) => ({ spec, ...(isWhole(price) ? { price } : {}) })),
  }
}

const isWhole = (price: NewOrderValues['lines'][number]['price']): boolean =>
  price !== undefined &&
  Number(price.supply) >= 10 &&
  Number(price.supply) % 10 === 0 &&
  price.reason.trim().length >= 2
