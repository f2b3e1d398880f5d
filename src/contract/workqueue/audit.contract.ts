import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { typeLong } from '#/contract/rules/number-rules.ts'
import { numeric } from '#/contract/rules/text-rules.ts'

export const listAudit = endpoint({
  id: 'workqueue.audit',
  method: 'GET',
  path: '/api/staff/audit',
  summary: '감사 기록: 누가 무엇을 하고 보았는지',
  access: { who: 'staff', anyRole: ['administrator'] },
  query: z.object({ cursor: z.optional(z.string().check(numeric('이어 볼 자리'), typeLong('이어 볼 자리'))) }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        who: z.string(),
        action: z.string(),
        object: z.string(),
        ip: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
})

export const auditEndpoints = [listAudit] as const
