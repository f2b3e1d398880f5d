import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid } from '#/contract/text.ts'

export const NoticeRow = z.object({
  id: z.uuid(),
  title: z.string(),
  pinned: z.boolean(),
  publishedAt: z.iso.datetime(),
})
export type NoticeRow = z.output<typeof NoticeRow>

/** Page of notices: pinned ones first, then the newest. `next` is the id to go on after; null at the end. */
export const listNotices = endpoint({
  id: 'content.notices',
  method: 'GET',
  path: '/api/notices',
  summary: '공지 목록',
  access: PUBLIC,
  query: z.object({
    after: z.optional(uuid()),
    q: z.optional(z.string().check(z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u))),
  }),
  response: z.object({ items: z.array(NoticeRow), next: z.nullable(z.uuid()) }),
  errors: [],
  rate: 'read',
})
