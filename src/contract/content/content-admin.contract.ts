import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid } from '#/contract/text.ts'
import { FAQ_CATEGORIES, Faq } from './faqs.contract.ts'
import { NoticeRow } from './notices.contract.ts'

const CONTENT_ADMIN = { who: 'staff', anyRight: ['notices'] } as const
const version = z.int().check(z.gte(1))
const params = z.object({ id: uuid() })
const saved = z.object({ id: z.uuid() })

export const NoticeForm = z.object({
  title: text('제목', { max: 120 }),
  body: text('내용', { max: 20_000, multiline: true }),
  pinned: z.boolean(),
  /** From when customers read it. */
  publishedAt: z.iso.datetime({ offset: true, error: '공개할 때를 입력해 주세요.' }),
  hidden: z.boolean(),
})
export type NoticeForm = z.output<typeof NoticeForm>

export const StaffNotice = z.object({ ...NoticeRow.shape, body: z.string(), hidden: z.boolean(), version })
export type StaffNotice = z.output<typeof StaffNotice>

/** As customers see them in order, with those that are hidden or still to come. `next` is the id to go on after. */
export const listStaffNotices = endpoint({
  id: 'content.staff-notices',
  method: 'GET',
  path: '/api/staff/notices',
  summary: '공지 관리 목록: 숨긴 것과 예약한 것까지',
  access: CONTENT_ADMIN,
  trace: { none: 'nothing of a person' },
  query: z.object({ after: z.optional(uuid()) }),
  response: z.object({ items: z.array(StaffNotice), next: z.nullable(z.uuid()) }),
  errors: [],
})

export const writeNotice = endpoint({
  id: 'content.write-notice',
  method: 'POST',
  path: '/api/staff/notices',
  summary: '공지를 씁니다.',
  access: CONTENT_ADMIN,
  trace: { own: true },
  body: NoticeForm,
  response: saved,
  errors: [],
  idempotent: true,
})

/** CONFLICT when somebody else has changed it since it was read. */
export const changeNotice = endpoint({
  id: 'content.change-notice',
  method: 'PUT',
  path: '/api/staff/notices/:id',
  summary: '공지를 고칩니다.',
  access: CONTENT_ADMIN,
  trace: { own: true },
  params,
  body: z.object({ ...NoticeForm.shape, version }),
  response: saved,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const FaqForm = z.object({
  category: z.enum(FAQ_CATEGORIES),
  question: text('질문', { max: 200 }),
  answer: text('답', { max: 10_000, multiline: true }),
  hidden: z.boolean(),
})
export type FaqForm = z.output<typeof FaqForm>

export const StaffFaq = z.object({ ...Faq.shape, hidden: z.boolean(), version })
export type StaffFaq = z.output<typeof StaffFaq>

/** All of them, in the order customers read them. */
export const listStaffFaqs = endpoint({
  id: 'content.staff-faqs',
  method: 'GET',
  path: '/api/staff/faqs',
  summary: '자주 묻는 질문 관리 목록: 숨긴 것까지',
  access: CONTENT_ADMIN,
  trace: { none: 'nothing of a person' },
  response: z.object({ items: z.array(StaffFaq) }),
  errors: [],
})

/** Stands behind the others. */
export const writeFaq = endpoint({
  id: 'content.write-faq',
  method: 'POST',
  path: '/api/staff/faqs',
  summary: '자주 묻는 질문을 더합니다.',
  access: CONTENT_ADMIN,
  trace: { own: true },
  body: FaqForm,
  response: saved,
  errors: [],
  idempotent: true,
})

/** CONFLICT when somebody else has changed it since it was read. */
export const changeFaq = endpoint({
  id: 'content.change-faq',
  method: 'PUT',
  path: '/api/staff/faqs/:id',
  summary: '자주 묻는 질문을 고칩니다.',
  access: CONTENT_ADMIN,
  trace: { own: true },
  params,
  body: z.object({ ...FaqForm.shape, version }),
  response: saved,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const contentAdminEndpoints = [
  listStaffNotices,
  writeNotice,
  changeNotice,
  listStaffFaqs,
  writeFaq,
  changeFaq,
] as const
