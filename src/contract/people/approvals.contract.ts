import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { optionalText, uuid } from '#/contract/text.ts'
import { Done } from './login.contract.ts'

const access = { who: 'staff', anyRight: ['member-approvals'] } as const

export const listApprovals = endpoint({
  id: 'approvals.list',
  method: 'GET',
  path: '/api/staff/approvals',
  summary: 'Members who wait for approval, the longest waiting first, masked',
  access,
  trace: { look: 'member', verb: 'list' },
  response: z.object({
    members: z.array(
      z.object({
        id: z.uuid(),
        type: z.string(),
        maskedLoginId: z.string(),
        maskedName: z.string(),
        maskedPhone: z.string(),
        companyName: z.nullable(z.string()),
        companyNumber: z.nullable(z.string()),
        joinedAt: z.string(),
        /** Comes back with the decision. */
        seen: LookedAt,
      }),
    ),
  }),
  errors: [],
})

export const decideApproval = endpoint({
  id: 'approvals.decide',
  method: 'POST',
  path: '/api/staff/approvals/:memberId',
  summary: 'Approves or refuses a member and tells him by text message; approving gives the grade at once',
  access,
  trace: { own: true },
  params: z.object({ memberId: uuid() }),
  body: z.object({
    decision: z.enum(['approved', 'refused']),
    /** Goes into the message of a refusal, which wants one. */
    reason: optionalText('사유', { max: 200 }),
    seen: LookedAt,
  }),
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
})

export const approvalsEndpoints = [listApprovals, decideApproval]
