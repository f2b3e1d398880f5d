import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'

export const MOST_TOPICS = 20

const topic = z.string().check(z.regex(/^[a-z][a-z-]*:[\w.-]{1,80}$/, { error: '지켜볼 대상이 맞지 않습니다.' }))

/**
 * A stream of server-sent events: `ready` once, then `change` with the topic as data each time it changes, and a comment
 * every 15 s. It carries no content: ask again for what is shown. It ends after some minutes; connect again.
 */
export const watchLive = endpoint({
  id: 'live.watch',
  method: 'GET',
  path: '/api/live',
  summary: '바뀐 내용이 있는지 실시간으로 알림을 받습니다(text/event-stream).',
  access: PUBLIC,
  query: z.object({
    topic: z.union([
      z.pipe(
        topic,
        z.transform((one) => [one]),
      ),
      z.array(topic).check(z.minLength(1), z.maxLength(MOST_TOPICS)),
    ]),
  }),
  response: z.unknown(),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

export const liveEndpoints = [watchLive]
