import * as z from 'zod/mini'
import { placeInTime } from '#/contract/rules/place-rule.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { text, uuid } from '#/contract/text.ts'
import { SOCIAL_PROVIDERS } from '#/domain/members/social.ts'
import { SavedAddress } from './addresses.contract.ts'
import { DocumentView } from './supporting-documents.contract.ts'

const access = { who: 'staff', anyRight: ['members'] } as const
const params = z.object({ memberId: uuid() })
const approval = z.nullable(z.enum(['waiting', 'approved', 'refused']))

export const MemberListed = z.object({
  id: z.uuid(),
  type: z.string(),
  grade: z.nullable(z.string()),
  approval,
  maskedLoginId: z.string(),
  maskedName: z.string(),
  maskedPhone: z.string(),
  companyName: z.nullable(z.string()),
  joinedAt: z.iso.datetime(),
})
export type MemberListed = z.output<typeof MemberListed>

export const listMembers = endpoint({
  id: 'staff-members.list',
  method: 'GET',
  path: '/api/staff/members',
  summary: 'Members by name, company, id, e-mail or the end of the phone number, newest first, masked',
  access,
  trace: { none: 'a list with masked names', masked: true },
  query: z.object({
    q: z.optional(text('찾는 말', { min: 0, max: 100 })),
    /** `next` of the page before. */
    before: z.optional(placeInTime()),
  }),
  response: z.object({ members: z.array(MemberListed), next: z.nullable(z.string()) }),
  errors: [],
})

export const MemberCardView = z.object({
  id: z.uuid(),
  loginId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.string(),
  grade: z.nullable(z.string()),
  approval,
  approvalReason: z.nullable(z.string()),
  discountRate: z.number(),
  companyName: z.nullable(z.string()),
  companyUserName: z.nullable(z.string()),
  companyNumber: z.nullable(z.string()),
  joinedAt: z.iso.datetime(),
  lastLoginAt: z.nullable(z.iso.datetime()),
  via: z.array(z.enum(SOCIAL_PROVIDERS)),
  documents: z.array(DocumentView),
  addresses: z.array(SavedAddress),
  /** Comes back with the decision about who waits. */
  seen: LookedAt,
})
export type MemberCardView = z.output<typeof MemberCardView>

export const revealMember = endpoint({
  id: 'staff-members.reveal',
  method: 'POST',
  path: '/api/staff/members/:memberId/reveal',
  summary: 'Everything about a member, unmasked; the look is written down',
  access,
  trace: { own: true },
  params,
  response: MemberCardView,
  errors: ['NOT_FOUND'],
})

export const readDocument = endpoint({
  id: 'staff-members.read-document',
  method: 'GET',
  path: '/api/staff/members/:memberId/documents/:fileId',
  summary: 'A document as it was handed in, bytes; the look is written down',
  access,
  trace: { own: true },
  params: z.object({ memberId: uuid(), fileId: uuid() }),
  response: z.null(),
  errors: ['NOT_FOUND'],
})

export const staffMembersEndpoints = [listMembers, revealMember, readDocument]
