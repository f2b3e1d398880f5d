import * as z from 'zod/mini'
import { placeInTime } from '#/contract/rules/place-rule.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { Done } from './login.contract.ts'
import { uuid } from '#/contract/text.ts'

const access = { who: 'staff', anyRight: ['messages'] } as const
const params = z.object({ messageId: uuid() })

export const MESSAGE_STATES = ['sending', 'accepted', 'delivered', 'failed'] as const

export const MessageListed = z.object({
  id: z.uuid(),
  channel: z.enum(['sms', 'email']),
  maskedRecipient: z.string(),
  title: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** Why it did not arrive, in Korean. */
  failure: z.nullable(z.string()),
  tries: z.int(),
  createdAt: z.iso.datetime(),
  handled: z.boolean(),
})
export type MessageListed = z.output<typeof MessageListed>

export const listMessages = endpoint({
  id: 'messages.list',
  method: 'GET',
  path: '/api/staff/messages',
  summary: 'Text messages and mails, newest first, recipients masked; `failed` are those that wait for a person',
  access,
  trace: { none: 'a list with masked names', masked: true },
  query: z.object({
    show: z._default(z.enum(['failed', 'all']), 'failed'),
    /** `next` of the page before. */
    before: z.optional(placeInTime()),
  }),
  response: z.object({ messages: z.array(MessageListed), next: z.nullable(z.string()), failed: z.int() }),
  errors: [],
})

export const readMessage = endpoint({
  id: 'messages.read',
  method: 'POST',
  path: '/api/staff/messages/:messageId/reveal',
  summary: 'Recipient and text of a message; the look is written down',
  access,
  trace: { own: true },
  params,
  response: z.object({
    recipient: z.string(),
    subject: z.nullable(z.string()),
    body: z.nullable(z.string()),
    failureCode: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
})

export const sendMessageAgain = endpoint({
  id: 'messages.send-again',
  method: 'POST',
  path: '/api/staff/messages/:messageId/again',
  summary: 'Sends a failed message once more, as a new one',
  access,
  trace: { own: true },
  params,
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const settleMessage = endpoint({
  id: 'messages.settle',
  method: 'POST',
  path: '/api/staff/messages/:messageId/settle',
  summary: 'Takes a failed message off the list: somebody has told the customer another way',
  access,
  trace: { own: true },
  params,
  response: Done,
  errors: ['NOT_FOUND'],
})

export const messagesEndpoints = [listMessages, readMessage, sendMessageAgain, settleMessage]
