import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import type { AddressForm } from '#/contract/people/addresses.contract.ts'
import type { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { copiesToSend } from '#/domain/catalog/ebook-job.ts'
import { neededConsents, type ConsentKind } from '#/domain/orders/consents.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import { countsOf, restOf, type Share } from '#/domain/orders/split-copies.ts'
import { evidenceOf, type EvidenceSheet } from './evidence-values.ts'

/** One place that copies go to. The address fields are those of the address book, so that its parts can be used. */
export interface Destination extends Omit<AddressForm, 'label' | 'isDefault'> {
  readonly method: DeliveryMethod
  readonly request: string
  /** Copies of each item as typed; of the first destination it is not asked, it gets the rest. */
  readonly copies: readonly string[]
  /** Copies of items that are not ordered this time, by item: they come back with their item. */
  readonly apart?: Readonly<Record<string, string>>
}

/** What is typed on the order sheet. */
export interface CheckoutValues extends EvidenceSheet {
  readonly ordererName: string
  readonly ordererPhone: string
  readonly ordererEmail: string
  readonly company: string
  /** The boxes name somebody else than the shop as their sender. */
  readonly sendsAs: boolean
  readonly senderName: string
  readonly senderPhone: string
  readonly destinations: readonly Destination[]
  readonly memo: string
  readonly consents: Readonly<Record<ConsentKind, boolean>>
}

export const NO_CONSENTS: CheckoutValues['consents'] = { purchase: false, 'made-to-order': false, 'third-party': false }

/** As many as one order takes. */
export const MOST_DESTINATIONS = 20

export const emptyDestination = (items: readonly unknown[]): Destination => ({
  method: 'courier',
  receiver: '',
  phone: '',
  zipcode: '',
  address: '',
  addressEtc: '',
  request: '',
  copies: items.map(() => ''),
})

/** Whether anything of it goes to an address. */
export const isSent = (items: readonly CartItem[]): boolean => wholeOf(items).some((copies) => copies > 0)

export const wholeOf = (items: readonly CartItem[]): Share => items.map((item) => copiesToSend(item.spec))

const typed = ({ copies }: Destination): Share => copies.map((text) => Number(text.replaceAll(/\D/g, '')))

export const sharesOfOthers = (destinations: readonly Destination[]): readonly Share[] =>
  destinations.slice(1).map(typed)

/** Of each destination, in their order. */
export function sharesOf(items: readonly CartItem[], destinations: readonly Destination[]): readonly Share[] {
  const others = sharesOfOthers(destinations)
  return [restOf(wholeOf(items), others), ...others]
}

export const allPickup = (destinations: readonly { readonly method: DeliveryMethod }[]): boolean =>
  destinations.every(({ method }) => method === 'pickup')

/** What the sheet showed when it was sent. */
export interface ShownSums {
  readonly total: number
  readonly couponIds: readonly string[]
  readonly points: number
  readonly emoney: number
}

export function orderBody(
  values: CheckoutValues,
  items: readonly CartItem[],
  { total, couponIds, points, emoney }: ShownSums,
): BodyInputOf<typeof placeOrder> {
  const { ordererName: name, ordererPhone: phone, ordererEmail: email, company, destinations, memo } = values
  const shares = sharesOf(items, destinations)
  return {
    itemIds: items.map((item) => item.id),
    orderer: { name, phone, email, company: company || null },
    deliveries: destinations.map(({ method, request, receiver, ...place }, at) => ({
      method,
      recipient:
        method === 'pickup'
          ? { name, phone, zipcode: null, address: '', addressEtc: '', request }
          : {
              name: receiver,
              phone: place.phone,
              zipcode: place.zipcode,
              address: place.address,
              addressEtc: place.addressEtc,
              request,
            },
      counts: [...countsOf(shares[at] ?? [])],
    })),
    consents: neededConsents(allPickup(destinations))
      .filter(({ kind }) => values.consents[kind])
      .map(({ kind, version }) => ({ kind, version })),
    memo,
    sender: values.sendsAs ? { name: values.senderName, phone: values.senderPhone } : null,
    evidence: evidenceOf(values),
    benefits: { couponIds: [...couponIds], points, emoney },
    shownTotal: total,
  }
}
