import * as z from 'zod/mini'
import { STAFF } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { writtenDay } from '#/contract/rules/date-rules.ts'
import { text } from '#/contract/text.ts'
import { PRODUCTION_STATES } from '#/domain/orders/states.ts'
import { seenStates } from './production.contract.ts'

/** What can be done with many lines at once; each is something that is done with one line, too. */
export const BATCH_ACTS = ['next', 'hold', 'release', 'take', 'drop', 'package', 'due', 'write'] as const
export type BatchAct = (typeof BATCH_ACTS)[number]

/** In one call. More are sent as several, so that nobody's order stays locked for long. */
export const MOST_IN_BATCH = 500

const lineIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_IN_BATCH))

/** What would happen with each line; nothing happens. */
export const checkBatch = endpoint({
  id: 'workqueue.check-batch',
  method: 'POST',
  path: '/api/staff/order-batches/check',
  summary: '고른 주문 가운데 무엇이 되고 무엇이 안 되는지',
  access: STAFF,
  trace: { none: 'changes nothing and shows order numbers only', masked: true },
  body: z.object({ act: z.enum(BATCH_ACTS), lineIds }),
  response: z.object({
    items: z.array(
      z.object({
        lineId: z.uuid(),
        orderNumber: z.string(),
        goes: z.boolean(),
        /** Where it goes, or why it does not. */
        says: z.string(),
        production: z.enum(PRODUCTION_STATES),
      }),
    ),
  }),
  errors: [],
})

/** Each line on its own: one that cannot be done does not stop the others. */
export const runBatch = endpoint({
  id: 'workqueue.run-batch',
  method: 'POST',
  path: '/api/staff/order-batches',
  summary: '고른 주문을 한꺼번에 처리합니다.',
  access: STAFF,
  trace: { own: true },
  body: z.object({
    act: z.enum(BATCH_ACTS),
    lineIds,
    seenStates,
    /** Why it is held, why it leaves on another day, or what is written to the customers, with fields in braces. */
    note: z._default(text('메모', { min: 0, max: 500, multiline: true }), ''),
    /** When they leave instead. */
    day: z._default(z.nullable(writtenDay), null),
  }),
  response: z.object({
    items: z.array(z.object({ lineId: z.uuid(), orderNumber: z.string(), done: z.boolean(), says: z.string() })),
  }),
  errors: ['INVALID_INPUT'],
  idempotent: true,
})

export const orderBatchEndpoints = [checkBatch, runBatch] as const
