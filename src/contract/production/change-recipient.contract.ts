import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { recipientField } from '#/contract/ordering/order-parts.ts'
import { text } from '#/contract/text.ts'

/** A parcel that has not left goes to another person or place; its fee stays. The customer is told. */
export const changeRecipient = endpoint({
  id: 'shipping.change-recipient',
  method: 'POST',
  path: '/api/staff/deliveries/:deliveryId/recipient',
  summary: '출고 전에 받는 곳을 바꿉니다 (감사 기록에 남음).',
  access: { who: 'staff', anyRight: ['manual-orders', 'shipping'] },
  trace: { own: true },
  params: z.object({ deliveryId: z.uuid() }),
  body: z.object({
    /** Name, phone and address in one line, as they were opened: whoever was overtaken is told. */
    seen: text('지금 받는 곳', { max: 400 }),
    recipient: recipientField,
    reason: text('바꾸는 까닭', { max: 200 }),
  }),
  response: z.object({}),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const changeRecipientEndpoints = [changeRecipient] as const
