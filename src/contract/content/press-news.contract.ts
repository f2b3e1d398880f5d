import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid } from '#/contract/text.ts'
import { docSchema } from './doc.schema.ts'

const picture = z.object({ id: z.uuid(), width: z.int(), height: z.int(), alt: z.string() })

const newsRow = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Who wrote it; null where we did. */
  medium: z.nullable(z.string()),
  day: z.iso.date(),
  summary: z.string(),
  /** The original, or the page of ours that says more. */
  href: z.nullable(z.string()),
  picture: z.nullable(picture),
  /** There is a text to read here. */
  text: z.boolean(),
})
export type NewsRow = z.output<typeof newsRow>

/** Who wrote it: `others` or the shop itself. */
const by = z.enum(['others', 'us'])
export type WrittenBy = z.output<typeof by>

/** By the day of the news, the newest first; `next` is the id to go on after. */
export const listPressNews = endpoint({
  id: 'press-news.list',
  method: 'GET',
  path: '/api/press-news',
  summary: '언론 보도와 가게 소식',
  access: PUBLIC,
  query: z.object({ by: z.optional(by), after: z.optional(uuid()) }),
  response: z.object({
    items: z.array(newsRow),
    next: z.nullable(z.uuid()),
    /** How many there are, up to a thousand. */
    counts: z.object({ others: z.int(), us: z.int() }),
    /** Today in Seoul. */
    day: z.iso.date(),
  }),
  errors: [],
  rate: 'read',
})
export type PressNews = z.output<typeof listPressNews.response>

export const readPressNews = endpoint({
  id: 'press-news.read',
  method: 'GET',
  path: '/api/press-news/:id',
  summary: '소식 한 건',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({ id: uuid() }),
  response: z.extend(newsRow, { doc: docSchema }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const pressNewsEndpoints = [listPressNews, readPressNews] as const
