import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { ARCHIVE_SORTS } from '#/domain/writing/archive-sorts.data.ts'
import { AttachedFile } from './attachments.contract.ts'
import { docSchema } from './doc.schema.ts'

const id = z.string().check(z.regex(/^[a-z0-9-]{2,60}$/, { error: '자료 번호의 형식이 맞지 않습니다.' }))
const sort = z.enum(ARCHIVE_SORTS)

const archiveRow = z.object({
  id: z.string(),
  sort,
  title: z.string(),
  summary: z.string(),
  fits: z.string(),
  files: z.array(AttachedFile),
})
export type ArchiveItem = z.output<typeof archiveRow>

const neighbour = z.nullable(z.object({ id: z.string(), title: z.string() }))

/** In the shop's order. `next` is the id to go on after, `count` how many there are in all. */
export const listArchive = endpoint({
  id: 'archive.list',
  method: 'GET',
  path: '/api/archive',
  summary: '자료실',
  access: PUBLIC,
  query: z.object({
    sort: z.optional(sort),
    q: z.optional(z.string().check(z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u))),
    after: z.optional(id),
  }),
  response: z.object({ items: z.array(archiveRow), count: z.int(), next: z.nullable(z.string()) }),
  errors: [],
  rate: 'read',
})

export const readArchive = endpoint({
  id: 'archive.read',
  method: 'GET',
  path: '/api/archive/:id',
  summary: '자료 한 건과 앞뒤 자료',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({ id }),
  response: z.extend(archiveRow, { doc: docSchema, previous: neighbour, next: neighbour }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const archiveEndpoints = [listArchive, readArchive] as const
