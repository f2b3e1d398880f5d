import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'

/** What one page watches, and how many pages share the connection of their browser. */
const MOST_TOPICS = 20
const MOST_TICKETS = 100

const topic = z.string().check(z.regex(/^[a-z][a-z-]*:[\w.-]{1,80}$/, { error: '지켜볼 대상이 맞지 않습니다.' }))

/** Proves for some minutes that its bearer may watch the topics; those that the caller may not watch are left out. */
export const askLiveTicket = endpoint({
  id: 'live.ask-ticket',
  method: 'POST',
  path: '/api/live/tickets',
  summary: '실시간 알림을 받을 표를 받습니다.',
  access: PUBLIC,
  body: z.object({ topics: z.array(topic).check(z.minLength(1), z.maxLength(MOST_TOPICS)) }),
  response: z.object({ ticket: z.string(), topics: z.array(z.string()), seconds: z.int() }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

/**
 * A stream of server-sent events for all tabs of a browser, whoever is logged in in each: `ready` once, then `change` with the
 * topic as data each time it changes, and a comment every 15 s. It carries no content: ask again for what is shown. It ends
 * with the first ticket, or when somebody of them logs out; connect again with fresh tickets.
 */
export const watchLive = endpoint({
  id: 'live.watch',
  method: 'POST',
  path: '/api/live',
  summary: '바뀐 내용이 있는지 실시간으로 알림을 받습니다(text/event-stream).',
  access: { who: 'proof' },
  body: z.object({
    tickets: z.array(z.string().check(z.maxLength(8_000))).check(z.minLength(1), z.maxLength(MOST_TICKETS)),
  }),
  response: z.unknown(),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  rate: 'read',
})

export const liveEndpoints = [askLiveTicket, watchLive]
