import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid } from '#/contract/text.ts'
import { AttachedFile } from './attachments.contract.ts'
import { docSchema } from './doc.schema.ts'

export const FAQ_CATEGORIES = ['order', 'file', 'print', 'pay', 'delivery', 'refund', 'member'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

export const Faq = z.object({
  id: z.uuid(),
  category: z.enum(FAQ_CATEGORIES),
  question: z.string(),
  doc: docSchema,
})
export type Faq = z.output<typeof Faq>

/** All questions, or those of a category or with the words; they are few and are shown on one page. */
export const listFaqs = endpoint({
  id: 'content.faqs',
  method: 'GET',
  path: '/api/faqs',
  summary: '자주 묻는 질문',
  access: PUBLIC,
  query: z.object({
    category: z.optional(z.enum(FAQ_CATEGORIES)),
    q: z.optional(z.string().check(z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u))),
  }),
  response: z.object({ items: z.array(Faq) }),
  errors: [],
  rate: 'read',
})

export const readFaq = endpoint({
  id: 'content.faq',
  method: 'GET',
  path: '/api/faqs/:id',
  summary: '자주 묻는 질문 하나',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({ id: uuid() }),
  response: z.extend(Faq, { files: z.array(AttachedFile) }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})
