import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readSheetStart } from '#/contract/ordering/place-order.contract.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { closedMeans, MOST_DEPOSITOR } from '#/domain/orders/payment-means.ts'
import { type CheckoutValues, type Destination, emptyDestination, isSent, NO_CONSENTS } from './checkout-values.ts'
import { type EvidenceFields, fieldsOf } from './evidence-values.ts'

export type LastSheet = ResultOf<typeof readSheetStart>['last']

export interface Orderer {
  readonly name: string
  readonly phoneNumber: string
  readonly email: string
  readonly companyName: string
  readonly companyUserName: string
  readonly companyNumber: string
  readonly defaultAddress?: {
    readonly zipcode: string
    readonly address: string
    readonly addressEtc: string
  } | null
}

/** The sheet before anything is written: as the last order was sent, paid and proved, else by the member's settings. */
export function firstValues(member: Orderer, last: LastSheet, items: readonly CartItem[]): CheckoutValues {
  const goods = items.reduce((sum, { price }) => sum + (price.state === 'priced' ? price.total : 0), 0)
  const means = last?.means && closedMeans(last.means, goods) === null ? last.means : 'card'
  return {
    ordererName: member.name,
    ordererPhone: formatPhone(member.phoneNumber),
    ordererEmail: member.email,
    company: member.companyName,
    sendsAs: Boolean(last?.sender),
    senderName: last?.sender?.name ?? '',
    senderPhone: last?.sender?.phone ?? '',
    destinations: isSent(items) ? [firstPlace(member, last, items)] : [],
    memo: '',
    means,
    depositor: depositorOf(member),
    evidence: last?.evidence?.kind ?? 'none',
    ...evidenceFields(member, last),
    consents: NO_CONSENTS,
  }
}

/** A firm sends money under its own name. */
export const depositorOf = ({ companyName, name }: Pick<Orderer, 'companyName' | 'name'>): string =>
  (companyName || name).slice(0, MOST_DEPOSITOR)

/** What the last order did not say is proposed from the member's own data. */
export function evidenceFields(member: Orderer, last: LastSheet): EvidenceFields {
  const before = fieldsOf(last?.evidence ?? null)
  return {
    receiptPhone: before.receiptPhone || member.phoneNumber,
    businessNumber: before.businessNumber || member.companyNumber,
    invoiceCompany: before.invoiceCompany || member.companyName,
    ceo: before.ceo,
    manager: before.manager || member.companyUserName || member.name,
    invoiceEmail: before.invoiceEmail || member.email,
  }
}

function firstPlace(member: Orderer, last: LastSheet, items: readonly CartItem[]): Destination {
  const empty = emptyDestination(items)
  if (last?.recipient.zipcode) {
    const { name: receiver, phone, zipcode, address, addressEtc, request } = last.recipient
    return { ...empty, method: last.method, receiver, phone, zipcode, address, addressEtc, request }
  }
  const { zipcode = '', address = '', addressEtc = '' } = member.defaultAddress ?? {}
  const method = last?.method ?? 'courier'
  return {
    ...empty,
    method,
    receiver: member.name,
    phone: formatPhone(member.phoneNumber),
    zipcode,
    address,
    addressEtc,
  }
}
