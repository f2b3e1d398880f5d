import * as z from 'zod/mini'
import { CUSTOMER } from '#/contract/access.ts'
import { endpoint, type ResultOf } from '#/contract/endpoint.ts'
import { uuid } from '#/contract/text.ts'
import { orderNumberParams } from './order-parts.ts'

/** What the customer was told of an order, newest first, and where each message went. */
export const listOrderNotices = endpoint({
  id: 'orders.notices',
  method: 'GET',
  path: '/api/orders/:orderNumber/notices',
  summary: '주문에 대해 보내 드린 알림',
  access: CUSTOMER,
  params: orderNumberParams,
  response: z.object({
    notices: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        title: z.string(),
        body: z.string(),
        messages: z.array(
          z.object({
            id: z.uuid(),
            channel: z.enum(['sms', 'email']),
            maskedRecipient: z.string(),
            state: z.enum(['sending', 'sent', 'failed']),
            /** It could not be sent, and was not sent a second time yet. */
            mayAgain: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
export type OrderNotice = ResultOf<typeof listOrderNotices>['notices'][number]

/** Once for each message that could not be sent. */
export const sendNoticeAgain = endpoint({
  id: 'orders.send-notice-again',
  method: 'POST',
  path: '/api/orders/:orderNumber/notices/:messageId/again',
  summary: '보내지 못한 알림 다시 보내기',
  access: CUSTOMER,
  params: z.object({ ...orderNumberParams.shape, messageId: uuid() }),
  response: z.object({ done: z.literal(true) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})
