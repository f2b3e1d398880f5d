import * as z from 'zod/mini'
import { businessNumber, cellPhone, zipcode } from '#/contract/rules/member-fields.ts'
import { ruled } from '#/contract/rules/ruled.ts'
import { emailAddress } from '#/contract/rules/text-rules.ts'
import { optionalText, text, uuid, wholeNumber } from '#/contract/text.ts'
import { CONSENT_KINDS } from '#/domain/orders/consents.ts'
import { isEmail } from '#/domain/members/email.ts'
import { FIELD_MESSAGE } from '#/domain/members/field-message.ts'
import { phoneProblem, tidyPhone } from '#/domain/members/phone.ts'
import { DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import { ORDER_STEPS } from '#/domain/orders/merged-label.ts'

/** Kept as it was typed, hyphens included. */
const phoneOf = (label: string) =>
  text(label, {
    max: 13,
    tidy: tidyPhone,
    rules: [ruled((value: string) => phoneProblem(value, { mode: 'ALL', hyphens: true }, label))],
  })

export const ordererField = z.object({
  name: text('주문하시는 분의 이름', { max: 40 }),
  phone: phoneOf('주문하시는 분 연락처'),
  /** Empty for whoever is told everything by text message. */
  email: text('이메일', {
    max: 100,
    min: 0,
    rules: [ruled((value: string) => (value === '' || isEmail(value) ? null : FIELD_MESSAGE.email('이메일')))],
  }),
  company: optionalText('회사명', { max: 60 }),
})

export const recipientField = z.object({
  name: text('받는 분', { max: 40 }),
  phone: phoneOf('받는 분 연락처'),
  zipcode: z.nullable(zipcode()),
  address: text('주소', { max: 200, min: 0 }),
  addressEtc: text('상세 주소', { max: 100, min: 0 }),
  request: text('배송 요청사항', { max: 100, min: 0 }),
})

/** Who the boxes say they come from, where that is not the shop: for whoever sells on what is printed here. */
export const senderField = z.object({ name: text('보내는 분', { max: 40 }), phone: phoneOf('보내는 분 연락처') })

/** How a purchase in cash shall be proved. */
export const evidenceField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('income-receipt'), phone: cellPhone('현금영수증 휴대전화 번호') }),
  z.object({ kind: z.literal('expense-receipt'), businessNumber: businessNumber() }),
  z.object({
    kind: z.literal('tax-invoice'),
    businessNumber: businessNumber(),
    company: text('상호', { max: 60 }),
    ceo: text('대표자', { max: 40 }),
    manager: text('담당자', { max: 40 }),
    email: text('계산서를 받을 이메일', { max: 100, rules: [emailAddress('계산서를 받을 이메일')] }),
  }),
])

/** The same as it is kept: what was checked once is not checked against the rules of today. */
export const evidenceShown = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('income-receipt'), phone: z.string() }),
  z.object({ kind: z.literal('expense-receipt'), businessNumber: z.string() }),
  z.object({
    kind: z.literal('tax-invoice'),
    businessNumber: z.string(),
    company: z.string(),
    ceo: z.string(),
    manager: z.string(),
    email: z.string(),
  }),
])

export const deliveryPlanField = z.object({
  method: z.enum(DELIVERY_METHODS),
  recipient: recipientField,
  /** `item` is the position of the cart item in `itemIds`, from 1. */
  counts: z
    .array(
      z.object({
        line: wholeNumber('품목', { min: 1, max: 100 }),
        copies: wholeNumber('부수', { min: 1, max: 1_000_000 }),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
})

export const consentField = z.object({ kind: z.enum(CONSENT_KINDS), version: text('판', { max: 20 }) })

export const itemIdsField = z
  .array(uuid())
  .check(
    z.minLength(1, { error: '주문할 품목을 골라 주세요.' }),
    z.maxLength(50, { error: '한 번에 50건까지 주문할 수 있습니다.' }),
  )

export const amountsField = z.object({
  goodsSupply: z.int(),
  goodsVat: z.int(),
  discountTotal: z.int(),
  /** By a contract with the customer, not by a grade. */
  discountAgreed: z.boolean(),
  deliveryTotal: z.int(),
  total: z.int(),
})

/** As an order is paid: `total` is what coupons, points and e-money left. */
export const payableField = z.extend(amountsField, {
  couponTotal: z.int(),
  pointsTotal: z.int(),
  emoneyTotal: z.int(),
})
export type PayableAmounts = z.output<typeof payableField>

/** What a customer wants to use for an order. */
export const benefitsField = z.object({
  couponIds: z.array(uuid()).check(z.maxLength(5)),
  points: wholeNumber('포인트', { min: 0, max: 1_000_000_000 }),
  emoney: wholeNumber('e머니', { min: 0, max: 1_000_000_000 }),
})

export const labelField = z.object({ step: z.enum(ORDER_STEPS), text: z.string(), yourTurn: z.boolean() })

export const orderNumberParams = z.object({ orderNumber: z.string().check(z.regex(/^\d{8}-[0-9A-Z]{6}$/)) })
