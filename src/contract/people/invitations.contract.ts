import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { brandId } from '#/contract/content/brand-id.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { email, loginId, newPassword, password } from '#/contract/rules/member-fields.ts'
import { text, uuid } from '#/contract/text.ts'
import { PartnerUser } from './partner-auth.contract.ts'
import { ChosenRoles, StaffUser } from './staff-user.ts'

const admin = { who: 'staff', anyRight: ['staff'] } as const
const params = z.object({ invitationId: uuid() })
const ownPassword = password('내 비밀번호')
const errors = ['WRONG_LOGIN', 'TOO_MANY_REQUESTS', 'CONFLICT', 'FORBIDDEN', 'INVALID_INPUT'] as const
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/, { error: '초대 메일의 주소를 그대로 열어 주세요.' }))
const Joining = z.object({ token, loginId: loginId(), password: newPassword() })

export const Invitation = z.object({
  id: z.uuid(),
  audience: z.enum(['staff', 'partner']),
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  /** A partner that is the head office of this brand. */
  brand: z.nullable(z.string()),
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
})
export type Invitation = z.output<typeof Invitation>
const One = z.object({ invitation: Invitation })

export const listInvitations = endpoint({
  id: 'invitations.list',
  method: 'GET',
  path: '/api/staff/invitations',
  summary: 'Who is invited and has not come yet',
  access: admin,
  trace: { look: 'staff', verb: 'list' },
  response: z.object({ invitations: z.array(Invitation) }),
  errors: [],
})

export const inviteStaff = endpoint({
  id: 'invitations.invite-staff',
  method: 'POST',
  path: '/api/staff/invitations/staff',
  summary: 'Sends somebody a link by which they make their own staff account, once and within three days',
  access: admin,
  trace: { own: true },
  body: z.object({ name: text('이름', { max: 50 }), email: email(), roles: ChosenRoles, ownPassword }),
  response: One,
  errors,
  rate: 'login',
})

export const invitePartner = endpoint({
  id: 'invitations.invite-partner',
  method: 'POST',
  path: '/api/staff/invitations/partners',
  summary:
    'Sends a reviewer of a partner firm, or the head office of a brand, a link by which they make their own account',
  access: admin,
  trace: { own: true },
  body: z.object({
    name: text('이름', { max: 50 }),
    company: text('회사', { max: 80 }),
    email: email(),
    /** Its head office; null reviews proofs. */
    brand: z._default(z.nullable(brandId()), null),
    ownPassword,
  }),
  response: One,
  errors,
  rate: 'login',
})

export const inviteAgain = endpoint({
  id: 'invitations.again',
  method: 'POST',
  path: '/api/staff/invitations/:invitationId/again',
  summary: 'Sends a new link with a new term; the one before opens nothing any more',
  access: admin,
  trace: { own: true },
  params,
  response: One,
  errors: ['CONFLICT', 'FORBIDDEN'],
  rate: 'login',
})

export const withdrawInvitation = endpoint({
  id: 'invitations.withdraw',
  method: 'DELETE',
  path: '/api/staff/invitations/:invitationId',
  summary: 'Takes an invitation back: its link opens nothing any more',
  access: admin,
  trace: { own: true },
  params,
  response: z.object({ done: z.literal(true) }),
  errors: ['CONFLICT'],
})

export const readInvitation = endpoint({
  id: 'invitations.read',
  method: 'POST',
  path: '/api/invitations/read',
  summary: 'Whom a link invites and to what; NOT_FOUND says whether it was used, withdrawn or is over',
  access: PUBLIC,
  body: z.object({ token }),
  response: z.object({
    audience: z.enum(['staff', 'partner']),
    name: z.string(),
    email: z.string(),
    company: z.nullable(z.string()),
    /** Name of the brand. */
    headOfficeOf: z.nullable(z.string()),
    roles: z.array(z.string()),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['NOT_FOUND'],
  rate: 'login',
})

export const joinStaff = endpoint({
  id: 'invitations.join-staff',
  method: 'POST',
  path: '/api/invitations/staff',
  summary: 'Makes the staff account that a link invites to and logs it in; the second factor is set up next',
  access: PUBLIC,
  body: Joining,
  response: z.object({ user: StaffUser }),
  errors: ['NOT_FOUND', 'INVALID_INPUT'],
  rate: 'login',
})

export const joinPartner = endpoint({
  id: 'invitations.join-partner',
  method: 'POST',
  path: '/api/invitations/partners',
  summary: 'Makes the partner account that a link invites to; its owner logs in next',
  access: PUBLIC,
  body: Joining,
  response: z.object({ user: PartnerUser }),
  errors: ['NOT_FOUND', 'INVALID_INPUT'],
  rate: 'login',
})

export const invitationsEndpoints = [
  listInvitations,
  inviteStaff,
  invitePartner,
  inviteAgain,
  withdrawInvitation,
  readInvitation,
  joinStaff,
  joinPartner,
]
