import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { endpoint, type ResultOf } from '#/contract/endpoint.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { SHARE_DAYS, SHARE_DAYS_MOST } from '#/domain/documents/deal-share.ts'
import { dealRow, dealTotals, SHEET_FORMATS } from './deals.contract.ts'
import { businessDocument } from './documents.contract.ts'
import { orderNumberParams } from './order-parts.ts'

const what = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), orderNumber: orderNumberParams.shape.orderNumber }),
  z.object({ kind: z.literal('period'), from: day('시작일'), to: day('종료일') }),
])

export const dealShare = z.object({
  id: z.uuid(),
  what,
  label: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired', 'revoked']),
  looks: z.int(),
  lastLookAt: z.nullable(z.iso.datetime()),
})
export type DealShare = z.output<typeof dealShare>

/** The token is told once; a lost link is revoked and made anew. */
export const makeDealShare = endpoint({
  id: 'deals.share',
  method: 'POST',
  path: '/api/deal-shares',
  summary: '세무사에게 보여 줄 링크 만들기',
  access: MEMBER,
  body: z.object({
    what,
    label: text('받는 분', { min: 0, max: 40 }),
    days: z._default(wholeNumber('기한', { min: 1, max: SHARE_DAYS_MOST }), SHARE_DAYS),
  }),
  response: z.object({ share: dealShare, token: z.string() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const listDealShares = endpoint({
  id: 'deals.shares',
  method: 'GET',
  path: '/api/deal-shares',
  summary: '만든 링크와 열람',
  access: MEMBER,
  response: z.object({ shares: z.array(dealShare) }),
  errors: [],
})

export const revokeDealShare = endpoint({
  id: 'deals.revoke-share',
  method: 'POST',
  path: '/api/deal-shares/:id/revocation',
  summary: '링크 닫기',
  access: MEMBER,
  params: z.object({ id: uuid() }),
  response: dealShare,
  errors: ['NOT_FOUND'],
})

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, { error: '쓸 수 없는 링크입니다.' }))
const byLink = { access: { who: 'proof' }, errors: ['NOT_FOUND'], rate: 'code' } as const

/** What the holder of a link may see. An unknown link, an old one and a closed one are NOT_FOUND alike. */
export const readDealLink = endpoint({
  id: 'deals.read-link',
  method: 'POST',
  path: '/api/deal-links/read',
  summary: '링크로 보는 거래',
  ...byLink,
  body: z.object({ token, after: z.optional(z.string().check(z.maxLength(60))) }),
  response: z.object({
    what,
    /** Company or masked name of who shared it. */
    owner: z.string(),
    brand: z.string(),
    expiresAt: z.iso.datetime(),
    /** Of an order. */
    document: z.nullable(businessDocument),
    /** Of a period. */
    deals: z.nullable(z.object({ totals: dealTotals, rows: z.array(dealRow), next: z.nullable(z.string()) })),
  }),
})
export type DealLink = ResultOf<typeof readDealLink>

/** Answers with the PDF itself; of a period, of the whole or of one order in it. */
export const printDealLink = endpoint({
  id: 'deals.print-link',
  method: 'POST',
  path: '/api/deal-links/pdf',
  summary: '링크로 받는 거래명세서 PDF',
  ...byLink,
  body: z.object({ token, orderNumber: z.optional(orderNumberParams.shape.orderNumber) }),
  response: z.null(),
})

/** Answers with the table itself; only of a period. */
export const downloadDealLink = endpoint({
  id: 'deals.download-link',
  method: 'POST',
  path: '/api/deal-links/sheet',
  summary: '링크로 받는 거래내역 엑셀, CSV',
  ...byLink,
  body: z.object({ token, format: z.enum(SHEET_FORMATS) }),
  response: z.null(),
})

export const dealSharesEndpoints = [
  makeDealShare,
  listDealShares,
  revokeDealShare,
  readDealLink,
  printDealLink,
  downloadDealLink,
] as const
