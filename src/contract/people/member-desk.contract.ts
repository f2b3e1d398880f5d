import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { password } from '#/contract/rules/member-fields.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { text, uuid } from '#/contract/text.ts'
import { STANDINGS } from '#/domain/members/member-standings.data.ts'
import { MemberDesk, MERGE_PROOFS } from './member-desk.schema.ts'

const reader = { who: 'staff', anyRight: ['members'] } as const
const admin = { who: 'staff', anyRight: ['member-admin'] } as const
const params = z.object({ memberId: uuid() })
const Done = z.object({ done: z.literal(true) })
const reason = () => text('사유', { max: 200 })

export const readMemberDesk = endpoint({
  id: 'member-desk.read',
  method: 'GET',
  path: '/api/staff/members/:memberId/desk',
  summary: 'Everything of a member on one page; name, numbers and addresses masked',
  access: reader,
  trace: { look: 'member', by: 'memberId' },
  params,
  response: MemberDesk,
  errors: ['NOT_FOUND'],
})

export const writeMemberNote = endpoint({
  id: 'member-desk.write-note',
  method: 'POST',
  path: '/api/staff/members/:memberId/notes',
  summary: 'A note of the desk about a member, which the member never sees',
  access: reader,
  trace: { act: 'member', by: 'memberId' },
  params,
  body: z.object({ body: text('메모', { max: 1000, multiline: true }) }),
  response: Done,
  errors: ['NOT_FOUND'],
  idempotent: true,
})

export const changeMemberStanding = endpoint({
  id: 'member-desk.change-standing',
  method: 'PUT',
  path: '/api/staff/members/:memberId/standing',
  summary: 'Another type and grade, with the reason; counts from the next call of the member on',
  access: admin,
  trace: { own: true },
  params,
  body: z.object({
    standing: z.enum(STANDINGS, { error: '회원 종류를 골라 주세요.' }),
    reason: reason(),
    seen: LookedAt,
  }),
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const agreeDiscount = endpoint({
  id: 'member-desk.agree-discount',
  method: 'PUT',
  path: '/api/staff/members/:memberId/discount',
  summary: 'Percent off the supply amount of what the member orders, with the reason and the last day; 0 ends it',
  access: admin,
  trace: { own: true },
  params,
  body: z.object({
    rate: z
      .number({ error: '할인율은 0에서 50 사이의 숫자로 입력해 주세요.' })
      .check(
        z.gte(0, { error: '할인율은 0에서 50 사이의 숫자로 입력해 주세요.' }),
        z.lte(50, { error: '할인율은 0에서 50 사이의 숫자로 입력해 주세요.' }),
        z.multipleOf(0.5, { error: '할인율은 0.5 단위로 입력해 주세요.' }),
      ),
    until: z.nullable(day('마지막 날')),
    reason: reason(),
    seen: LookedAt,
  }),
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
})

export const mergeMembers = endpoint({
  id: 'member-desk.merge',
  method: 'POST',
  path: '/api/staff/members/:memberId/merge',
  summary: 'Everything of this member becomes the other’s in one step, and this account ends; cannot be undone',
  access: admin,
  trace: { own: true },
  params,
  body: z.object({
    into: uuid('합칠 회원'),
    /** How the desk knows that both are one person. */
    proof: z.enum(MERGE_PROOFS, { error: '본인을 어떻게 확인했는지 골라 주세요.' }),
    reason: reason(),
    ownPassword: password('내 비밀번호'),
  }),
  response: Done,
  errors: ['WRONG_LOGIN', 'TOO_MANY_REQUESTS', 'NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  rate: 'login',
})

export const memberDeskEndpoints = [readMemberDesk, writeMemberNote, changeMemberStanding, agreeDiscount, mergeMembers]
