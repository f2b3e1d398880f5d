import * as z from 'zod/mini'
import { brandId } from '#/contract/content/brand-id.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { GRADES, TERMS, VERSION_STATES } from '#/domain/editions/edition.ts'
import { editionCard, EditionForm, lookField, makeShown, priceRowShown } from './edition-parts.ts'

const DESK = { who: 'staff', anyRight: ['tariffs'] } as const
const params = z.object({ id: uuid() })
const revision = wholeNumber('판', { min: 1, max: 1_000_000 })

const versionView = z.object({
  number: z.int(),
  state: z.enum(VERSION_STATES),
  revision: z.int(),
  curriculum: z.string(),
  make: makeShown,
  look: lookField,
  prices: z.array(priceRowShown),
  preview: z.array(z.int()),
  saleFrom: z.iso.date(),
  saleTo: z.nullable(z.iso.date()),
  dispatchDay: z.nullable(z.iso.date()),
  withdrawnReason: z.nullable(z.string()),
  publishedAt: z.nullable(z.iso.datetime()),
  /** Null until a PDF was given. */
  body: z.nullable(
    z.object({
      fileId: z.uuid(),
      name: z.string(),
      bytes: z.int(),
      check: z.enum(['none', 'waiting', 'fine', 'stopped']),
      findings: z.array(z.object({ title: z.string(), detail: z.string() })),
    }),
  ),
})

const editionPage = z.object({
  id: z.uuid(),
  brand: z.string(),
  title: z.string(),
  grade: z.enum(GRADES),
  term: z.enum(TERMS),
  kind: z.string(),
  topics: z.string(),
  /** The newest first. */
  versions: z.array(versionView),
})
export type EditionPage = z.output<typeof editionPage>

const deskEdition = z.extend(editionCard, {
  brand: z.string(),
  state: z.enum(VERSION_STATES),
  /** Copies of orders that were not taken back, of all versions. */
  sold: z.object({ orders: z.int(), copies: z.int(), total: z.int() }),
})
export type DeskEdition = z.output<typeof deskEdition>

export const listDeskEditions = endpoint({
  id: 'staff-editions.list',
  method: 'GET',
  path: '/api/staff/editions',
  summary: '교재와 판별 판매',
  access: DESK,
  trace: { none: 'names nobody' },
  query: z.object({
    brand: z.optional(brandId()),
    grade: z.optional(z.enum(GRADES)),
    term: z.optional(z.enum(TERMS)),
    state: z.optional(z.enum(VERSION_STATES)),
    q: z.optional(text('찾는 말', { max: 40 })),
    /** Sales of these days; all when absent. */
    from: z.optional(day('첫날')),
    to: z.optional(day('마지막 날')),
    after: z.optional(uuid()),
  }),
  response: z.object({ items: z.array(deskEdition), next: z.nullable(z.uuid()) }),
  errors: ['INVALID_INPUT'],
})

export const readDeskEdition = endpoint({
  id: 'staff-editions.read',
  method: 'GET',
  path: '/api/staff/editions/:id',
  summary: '교재 하나와 판',
  access: DESK,
  trace: { none: 'names nobody' },
  params,
  response: editionPage,
  errors: ['NOT_FOUND'],
})

export const createEdition = endpoint({
  id: 'staff-editions.create',
  method: 'POST',
  path: '/api/staff/editions',
  summary: '새 교재. 공개하기 전에는 아무에게도 보이지 않습니다.',
  access: DESK,
  trace: { act: 'edition', says: ['title'] },
  body: z.extend(EditionForm, { brand: brandId() }),
  response: editionPage,
  errors: ['INVALID_INPUT'],
  idempotent: true,
})

export const changeEdition = endpoint({
  id: 'staff-editions.change',
  method: 'PUT',
  path: '/api/staff/editions/:id',
  summary: '공개하기 전의 판 고치기',
  access: DESK,
  trace: { act: 'edition', by: 'id', says: ['title'] },
  params,
  body: z.extend(EditionForm, { revision }),
  response: editionPage,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const setEditionBody = endpoint({
  id: 'staff-editions.body',
  method: 'PUT',
  path: '/api/staff/editions/:id/body',
  summary: '판의 내지 PDF. 한 번 검사해 모든 주문에 씁니다.',
  access: DESK,
  trace: { act: 'edition', by: 'id' },
  params,
  body: z.object({ revision, fileId: uuid('파일') }),
  response: editionPage,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const publishEdition = endpoint({
  id: 'staff-editions.publish',
  method: 'POST',
  path: '/api/staff/editions/:id/publication',
  summary: '판 공개. 지난 판은 내려갑니다.',
  access: DESK,
  trace: { act: 'edition', by: 'id' },
  params,
  body: z.object({ revision }),
  response: editionPage,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const withdrawEdition = endpoint({
  id: 'staff-editions.withdraw',
  method: 'POST',
  path: '/api/staff/editions/:id/withdrawal',
  summary: '교재 내리기. 사유는 학원에 그대로 보입니다.',
  access: DESK,
  trace: { act: 'edition', by: 'id', says: ['reason'] },
  params,
  body: z.object({
    reason: text('사유', { max: 120 }),
    successorId: z._default(z.nullable(uuid('대신할 교재')), null),
  }),
  response: editionPage,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const startEditionVersion = endpoint({
  id: 'staff-editions.new-version',
  method: 'POST',
  path: '/api/staff/editions/:id/versions',
  summary: '다음 판 준비. 지금 판은 공개할 때까지 그대로 팝니다.',
  access: DESK,
  trace: { act: 'edition', by: 'id' },
  params,
  response: editionPage,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const staffEditionsEndpoints = [
  listDeskEditions,
  readDeskEdition,
  createEdition,
  changeEdition,
  setEditionBody,
  publishEdition,
  withdrawEdition,
  startEditionVersion,
] as const
