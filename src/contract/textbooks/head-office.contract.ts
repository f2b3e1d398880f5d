import * as z from 'zod/mini'
import { PARTNER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { placeInTime } from '#/contract/rules/place-rule.ts'
import { uuid } from '#/contract/text.ts'
import { HEAD_OFFICE_STATES } from '#/domain/orders/head-office.ts'

export const ACADEMY_STATES = ['joined', 'waiting'] as const

/** What the head office of a brand may know of an academy: no person, no phone, no address, nothing that it buys elsewhere. */
const Academy = z.object({
  id: z.uuid(),
  /** Empty where somebody joined without saying. */
  academy: z.string(),
  contract: z.string(),
  state: z.enum(ACADEMY_STATES),
  since: z.iso.datetime(),
  /** Of this brand alone, taken back ones left out. */
  orders: z.int(),
  copies: z.int(),
  lastDay: z.nullable(z.iso.date()),
})
export type HeadOfficeAcademy = z.output<typeof Academy>

const OrderLine = z.object({
  title: z.string(),
  /** 「2027-first」; null where it is for no term. */
  term: z.nullable(z.string()),
  /** Of the edition; null where it is no textbook. */
  version: z.nullable(z.int()),
  copies: z.int(),
  cancelled: z.boolean(),
})

const Order = z.object({
  number: z.string(),
  day: z.iso.date(),
  academy: z.string(),
  state: z.enum(HEAD_OFFICE_STATES),
  /** Known once the days of the order are promised. */
  dueDay: z.nullable(z.iso.date()),
  lines: z.array(OrderLine),
  /** Won of its goods with tax, where the brand agreed that its head office sees them. */
  amount: z.nullable(z.int()),
})
export type HeadOfficeOrder = z.output<typeof Order>

const Sale = z.object({
  /** Null where it is no textbook. */
  editionId: z.nullable(z.uuid()),
  title: z.string(),
  grade: z.nullable(z.string()),
  term: z.nullable(z.string()),
  academies: z.int(),
  orders: z.int(),
  copies: z.int(),
  amount: z.nullable(z.int()),
})
export type HeadOfficeSale = z.output<typeof Sale>

const period = { from: z.optional(day('첫날')), to: z.optional(day('마지막 날')) }

export const readHeadOffice = endpoint({
  id: 'head-office.read',
  method: 'GET',
  path: '/api/partner/brand',
  summary: '본사가 보는 브랜드',
  access: PARTNER,
  trace: { none: 'the brand of the partner, and counts' },
  response: z.object({
    id: z.string(),
    name: z.string(),
    seesAmounts: z.boolean(),
    joined: z.int(),
    waiting: z.int(),
  }),
  errors: ['FORBIDDEN'],
})

export const listHeadOfficeAcademies = endpoint({
  id: 'head-office.academies',
  method: 'GET',
  path: '/api/partner/brand/academies',
  summary: '브랜드의 학원 (가입한 곳과 기다리는 곳)',
  access: PARTNER,
  trace: { look: 'member', verb: 'list' },
  query: z.object({ state: z.optional(z.enum(ACADEMY_STATES)), after: z.optional(placeInTime()) }),
  response: z.object({ items: z.array(Academy), next: z.nullable(z.string()) }),
  errors: ['FORBIDDEN'],
})

export const listHeadOfficeOrders = endpoint({
  id: 'head-office.orders',
  method: 'GET',
  path: '/api/partner/brand/orders',
  summary: '브랜드 학원의 주문, 최근 것부터',
  access: PARTNER,
  trace: { look: 'order', verb: 'list' },
  query: z.object({ ...period, academy: z.optional(uuid()), after: z.optional(placeInTime()) }),
  response: z.object({ items: z.array(Order), next: z.nullable(z.string()) }),
  errors: ['FORBIDDEN'],
})

export const readHeadOfficeSales = endpoint({
  id: 'head-office.sales',
  method: 'GET',
  path: '/api/partner/brand/sales',
  summary: '교재와 학기별 판매 (결제한 주문)',
  access: PARTNER,
  trace: { look: 'edition', verb: 'list' },
  query: z.object(period),
  response: z.object({ items: z.array(Sale) }),
  errors: ['FORBIDDEN'],
})

export const HEAD_OFFICE_TABLES = ['academies', 'orders', 'sales'] as const
export type HeadOfficeTable = (typeof HEAD_OFFICE_TABLES)[number]

export const exportHeadOffice = endpoint({
  id: 'head-office.export',
  method: 'GET',
  path: '/api/partner/brand/export',
  summary: '학원, 주문, 판매를 엑셀이나 CSV로 내려받기',
  access: PARTNER,
  trace: { look: 'order', verb: 'download' },
  query: z.object({ ...period, what: z.enum(HEAD_OFFICE_TABLES), format: z.enum(['csv', 'xlsx']) }),
  response: z.unknown(),
  errors: ['FORBIDDEN'],
})

export const headOfficeEndpoints = [
  readHeadOffice,
  listHeadOfficeAcademies,
  listHeadOfficeOrders,
  readHeadOfficeSales,
  exportHeadOffice,
] as const
