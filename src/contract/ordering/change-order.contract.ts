import * as z from 'zod/mini'
import { CUSTOMER } from '#/contract/access.ts'
import { fileChoices } from './cart.contract.ts'
import { jobTitleOrNone } from '#/contract/job/job-title.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { numeric } from '#/contract/rules/text-rules.ts'
import { text, uuid } from '#/contract/text.ts'
import { BANK_NAMES } from '#/domain/money/banks.data.ts'
import { evidenceField, evidenceShown, orderNumberParams } from './order-parts.ts'

export const attachLineFiles = endpoint({
  id: 'orders.attach-files',
  method: 'PUT',
  path: '/api/orders/:orderNumber/lines/:lineId/files',
  summary: '주문한 품목의 파일 올리기·바꾸기',
  access: CUSTOMER,
  keyScope: 'orders-write',
  params: z.object({ ...orderNumberParams.shape, lineId: uuid() }),
  body: z.object({ files: fileChoices.check(z.minLength(1, { error: '파일을 골라 주세요.' })) }),
  response: z.object({ file: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Until the proof is approved: afterwards the title is on the work order. */
export const changeLineTitle = endpoint({
  id: 'orders.change-title',
  method: 'PUT',
  path: '/api/orders/:orderNumber/lines/:lineId/title',
  summary: '주문한 품목의 작업명 바꾸기',
  access: CUSTOMER,
  params: z.object({ ...orderNumberParams.shape, lineId: uuid() }),
  body: z.object({ title: jobTitleOrNone() }),
  response: z.object({ title: z.string(), ownTitle: z.boolean() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Until it is paid: whoever pays in cash after all is asked again on the payment page. */
export const askEvidence = endpoint({
  id: 'orders.ask-evidence',
  method: 'PUT',
  path: '/api/orders/:orderNumber/evidence',
  summary: '결제 전 주문의 증빙 고르기',
  access: CUSTOMER,
  params: orderNumberParams,
  body: z.object({ evidence: evidenceField }),
  response: z.object({ evidence: evidenceShown }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const confirmDelivery = endpoint({
  id: 'orders.confirm-delivery',
  method: 'POST',
  path: '/api/orders/:orderNumber/deliveries/:deliveryId/confirm',
  summary: '구매확정',
  access: CUSTOMER,
  params: z.object({ ...orderNumberParams.shape, deliveryId: uuid() }),
  response: z.object({ state: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** All that has arrived, at once. */
export const confirmOrder = endpoint({
  id: 'orders.confirm',
  method: 'POST',
  path: '/api/orders/:orderNumber/confirm',
  summary: '구매확정: 도착한 것 모두',
  access: CUSTOMER,
  params: orderNumberParams,
  response: z.object({ confirmed: z.int(), open: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const refundAccountField = z.object({
  bank: z.string().check(z.refine((code) => BANK_NAMES.has(code), { error: '은행을 골라 주세요.' })),
  accountNumber: text('계좌번호', {
    min: 6,
    max: 20,
    rules: [numeric('계좌번호')],
  }),
  holderName: text('예금주', { max: 40 }),
})

/** Free before a proof is approved: done at once. Afterwards it is a request that staff answers. In print: CONFLICT. */
export const cancelOrder = endpoint({
  id: 'orders.cancel',
  method: 'POST',
  path: '/api/orders/:orderNumber/cancel',
  summary: '주문 취소',
  access: CUSTOMER,
  keyScope: 'orders-write',
  params: orderNumberParams,
  body: z.object({ reason: text('취소 사유', { max: 200 }), refundAccount: z.optional(refundAccountField) }),
  response: z.object({ outcome: z.enum(['cancelled', 'refunding', 'requested']) }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})
