import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { typeLong } from '#/contract/rules/number-rules.ts'
import { day, periodInOrder } from '#/contract/rules/date-rules.ts'
import { numeric } from '#/contract/rules/text-rules.ts'
import { text } from '#/contract/text.ts'

const CHIEF = { who: 'staff', anyRight: ['audit'] } as const

const filters = {
  /** Part of the name or login id of a staff member or partner. */
  who: z.optional(text('이름이나 아이디', { max: 60 })),
  orderNumber: z.optional(text('주문번호', { max: 40 })),
  /** `noun.verb`, as `audit-labels.data.ts` lists them. */
  action: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}\.[a-z-]{1,60}$/))),
  /** One object: its kind and what it is called by, as a row of the list has them. */
  objectKind: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/, { error: '없는 대상입니다.' }))),
  objectId: z.optional(text('대상', { max: 80 })),
  /** Days in Seoul, both included. */
  from: z.optional(day('시작일')),
  to: z.optional(day('종료일')),
}
const AuditFilters = z.object(filters)
export type AuditFilters = z.output<typeof AuditFilters>

export const listAudit = endpoint({
  id: 'workqueue.audit',
  method: 'GET',
  path: '/api/staff/audit',
  summary: '감사 기록: 누가 무엇을 하고 보았는지',
  access: CHIEF,
  trace: { look: 'audit-log' },
  query: z
    .object({
      ...filters,
      cursor: z.optional(z.string().check(numeric('이어 볼 자리'), typeLong('이어 볼 자리'))),
    })
    .check(periodInOrder('시작일', '종료일')),
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        who: z.string(),
        action: z.string(),
        /** What happened to what, in words. */
        sentence: z.string(),
        objectKind: z.string(),
        objectId: z.nullable(z.string()),
        orderNumber: z.nullable(z.string()),
        ip: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
})

/** A longer log is exported by periods. */
export const AUDIT_SHEET_ROWS = 20_000

export const exportAudit = endpoint({
  id: 'workqueue.export-audit',
  method: 'GET',
  path: '/api/staff/audit/sheet',
  summary: '감사 기록 내려받기 (CSV, XLSX)',
  access: CHIEF,
  trace: { look: 'audit-log', verb: 'download' },
  query: z.object({ ...filters, format: z.enum(['csv', 'xlsx']) }).check(periodInOrder('시작일', '종료일')),
  response: z.null(),
  errors: [],
})

export const auditEndpoints = [listAudit, exportAudit] as const
