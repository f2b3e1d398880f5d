import * as z from 'zod/mini'
import { CUSTOMER } from '#/contract/access.ts'
import { fileChoices } from './cart.contract.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { numeric } from '#/contract/rules/text-rules.ts'
import { text, uuid } from '#/contract/text.ts'
import { BANK_NAMES } from '#/domain/money/banks.data.ts'
import { orderNumberParams } from './order-parts.ts'

export const attachLineFiles = endpoint({
  id: 'orders.attach-files',
  method: 'PUT',
  path: '/api/orders/:orderNumber/lines/:lineId/files',
  summary: '주문한 품목의 파일 올리기·바꾸기',
  access: CUSTOMER,
  params: z.object({ ...orderNumberParams.shape, lineId: uuid() }),
  body: z.object({ files: fileChoices.check(z.minLength(1, { error: '파일을 골라 주세요.' })) }),
  response: z.object({ file: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
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
  params: orderNumberParams,
  body: z.object({ reason: text('취소 사유', { max: 200 }), refundAccount: z.optional(refundAccountField) }),
  response: z.object({ outcome: z.enum(['cancelled', 'refunding', 'requested']) }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})
