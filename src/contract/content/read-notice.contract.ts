import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid } from '#/contract/text.ts'
import { AttachedFile } from './attachments.contract.ts'
import { docSchema } from './doc.schema.ts'
import { NoticeRow } from './notices.contract.ts'

const Neighbour = z.nullable(z.object({ id: z.uuid(), title: z.string() }))

/** Apart from the list, which the home page has: the schema of a text is long. */
export const readNotice = endpoint({
  id: 'content.notice',
  method: 'GET',
  path: '/api/notices/:id',
  summary: '공지 한 건과 앞뒤 공지',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({ id: uuid() }),
  response: z.object({
    ...NoticeRow.shape,
    doc: docSchema,
    files: z.array(AttachedFile),
    newer: Neighbour,
    older: Neighbour,
  }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})
