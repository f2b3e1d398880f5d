import * as z from 'zod/mini'
import { evidenceField, ordererField, recipientField, senderField } from '#/contract/ordering/order-parts.ts'
import { depositorField } from '#/contract/money/payments.contract.ts'
import { WITHOUT_WINDOW } from '#/domain/orders/payment-means.ts'
import type { CheckoutValues, Destination } from './checkout-values.ts'
import { evidenceOf, type EvidenceSheet } from './evidence-values.ts'

const ORDERER = { name: 'ordererName', phone: 'ordererPhone', email: 'ordererEmail', company: 'company' } as const
const SENDER = { name: 'senderName', phone: 'senderPhone' } as const
const RECIPIENT = {
  name: 'receiver',
  phone: 'phone',
  zipcode: 'zipcode',
  address: 'address',
  addressEtc: 'addressEtc',
  request: 'request',
} as const
const EVIDENCE = {
  phone: 'receiptPhone',
  businessNumber: 'businessNumber',
  company: 'invoiceCompany',
  ceo: 'ceo',
  manager: 'manager',
  email: 'invoiceEmail',
} as const

const DEPOSITOR = { depositor: 'depositor' } as const

type Values<T> = T[keyof T]
type SheetPath = Values<typeof DEPOSITOR> | Values<typeof ORDERER> | Values<typeof SENDER> | Values<typeof EVIDENCE>

export interface CheckoutError {
  readonly path: SheetPath | `destinations.${number}.${Values<typeof RECIPIENT>}`
  readonly message: string
}

/** All that is missing or wrong on the sheet, from the top, by the rules that the shop asks again. */
export function checkoutErrors(sheet: CheckoutValues): readonly CheckoutError[] {
  const sender = { name: sheet.senderName, phone: sheet.senderPhone }
  return [
    ...ordererGaps(sheet),
    ...(sheet.sendsAs ? gapsOf(SENDER, wrongOf(senderField, sender)) : []),
    ...sheet.destinations.flatMap(destinationGaps),
    ...depositorGaps(sheet),
    ...evidenceGaps(sheet),
  ]
}

/** The same of whoever orders. */
export function ordererGaps(sheet: Pick<CheckoutValues, Values<typeof ORDERER>>): readonly CheckoutError[] {
  const { ordererName: name, ordererPhone: phone, ordererEmail: email, company } = sheet
  return gapsOf(ORDERER, wrongOf(ordererField, { name, phone, email, company }))
}

/** The same of the name that a transfer to the shop will carry. */
export function depositorGaps({ means, depositor }: Pick<EvidenceSheet, 'means' | 'depositor'>) {
  if (means !== WITHOUT_WINDOW) return []
  return gapsOf(DEPOSITOR, wrongOf(z.object({ depositor: depositorField }), { depositor }))
}

/** The same of how a purchase in cash shall be proved. */
export function evidenceGaps(sheet: EvidenceSheet) {
  const evidence = evidenceOf(sheet)
  return evidence ? gapsOf(EVIDENCE, wrongOf(evidenceField, evidence)) : []
}

/** The same of one place that copies go to; what is fetched needs no address. */
export function destinationGaps(destination: Destination, at: number): readonly CheckoutError[] {
  const { method, receiver, copies: _copies, ...place } = destination
  if (method === 'pickup') return []
  const wrong: Wrong = {
    ...wrongOf(recipientField, { ...place, name: receiver }),
    // The shop knows them as optional, because of what is fetched.
    ...(place.zipcode.trim() === '' ? { zipcode: '우편번호를 입력해 주세요.' } : {}),
    ...(place.address.trim() === '' ? { address: '주소를 입력해 주세요.' } : {}),
  }
  return gapsOf(RECIPIENT, wrong).map(({ path, message }) => ({ path: `destinations.${at}.${path}` as const, message }))
}

type Wrong = Partial<Record<string, string>>

/** What is wrong, under the names that the fields have on the sheet, in their order. */
function gapsOf<P extends string>(names: Readonly<Record<string, P>>, wrong: Wrong) {
  return Object.entries(names).flatMap(([field, path]) => {
    const message = wrong[field]
    return message ? [{ path, message }] : []
  })
}

/** The first message of each field. */
function wrongOf(schema: z.core.$ZodType, value: object): Wrong {
  const wrong: Wrong = {}
  const { error } = z.core.safeParse(schema, value)
  for (const { path, message } of error?.issues ?? []) wrong[String(path[0])] ??= message
  return wrong
}
