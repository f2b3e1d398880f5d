import type { BodyInputOf } from '#/contract/endpoint.ts'
import type { placeOrder } from '#/contract/orders/place-order.contract.ts'
import type { CartItem } from '#/contract/cart/cart.contract.ts'
import type { AddressForm } from '#/contract/members/addresses.contract.ts'
import { neededConsents, type ConsentKind } from '#/domain/orders/consents.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'

/** What is typed on the order sheet. The address fields are those of the address book, so that its parts can be used. */
export interface SheetValues extends AddressForm {
  readonly ordererName: string
  readonly ordererPhone: string
  readonly ordererEmail: string
  readonly company: string
  readonly method: DeliveryMethod
  readonly request: string
  readonly memo: string
  readonly consents: Readonly<Record<ConsentKind, boolean>>
}

export const NO_CONSENTS: SheetValues['consents'] = { purchase: false, 'made-to-order': false, 'third-party': false }

/** All copies of every item to the one address. */
export const countsOf = (items: readonly CartItem[]) =>
  items.map((item, index) => ({ line: index + 1, copies: item.spec.copies }))

export function orderBody(
  values: SheetValues,
  items: readonly CartItem[],
  shownTotal: number,
): BodyInputOf<typeof placeOrder> {
  const pickup = values.method === 'pickup'
  const { ordererName: name, ordererPhone: phone, ordererEmail: email, company, method, request, memo } = values
  return {
    itemIds: items.map((item) => item.id),
    orderer: { name, phone, email, company: company || null },
    deliveries: [
      {
        method,
        recipient: pickup
          ? { name, phone, zipcode: null, address: '', addressEtc: '', request }
          : {
              name: values.receiver,
              phone: values.phone,
              zipcode: values.zipcode,
              address: values.address,
              addressEtc: values.addressEtc,
              request,
            },
        counts: countsOf(items),
      },
    ],
    consents: neededConsents(pickup)
      .filter(({ kind }) => values.consents[kind])
      .map(({ kind, version }) => ({ kind, version })),
    memo,
    shownTotal,
  }
}
