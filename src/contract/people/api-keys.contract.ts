import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid } from '#/contract/text.ts'
import { API_SCOPES } from '#/domain/members/api-scopes.data.ts'
import { FIRM_ROLES } from '#/domain/members/firm-roles.ts'
import { Done } from './login.contract.ts'

export const FIRM = { who: 'member', anyRole: FIRM_ROLES } as const
const STAFF_OF_MEMBERS = { who: 'staff', anyRight: ['member-admin'] } as const
const keyParams = z.object({ keyId: uuid() })
const memberParams = z.object({ memberId: uuid() })

export const apiKeyView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters, by which its owner knows it again. */
  hint: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
  /** To the minute. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  endedBy: z.nullable(z.enum(['member', 'staff'])),
})
export type ApiKeyView = z.output<typeof apiKeyView>
const keys = z.object({ keys: z.array(apiKeyView) })

export const ApiKeyForm = z.object({
  name: text('키 이름', { max: 40 }),
  scopes: z
    .array(z.enum(API_SCOPES))
    .check(z.minLength(1, { error: '이 키로 할 수 있는 일을 골라 주세요.' }), z.maxLength(API_SCOPES.length)),
  /** Days until it ends by itself; null: never. */
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(730))),
})

export type ApiKeyForm = z.output<typeof ApiKeyForm>

export const listApiKeys = endpoint({
  id: 'api-keys.list',
  method: 'GET',
  path: '/api/members/me/api-keys',
  summary: '내 API 키 목록',
  access: FIRM,
  response: keys,
  errors: [],
})

/** Not repeatable by an idempotency key: the stored answer would hold the secret in clear. */
export const createApiKey = endpoint({
  id: 'api-keys.create',
  method: 'POST',
  path: '/api/members/me/api-keys',
  summary: 'API 키 만들기. 키는 이 답에서 한 번만 보입니다. 10분 안에 비밀번호를 확인한 로그인이 필요합니다.',
  access: FIRM,
  body: ApiKeyForm,
  response: z.object({ key: apiKeyView, secret: z.string() }),
  errors: ['FORBIDDEN', 'CONFLICT'],
})

export const endApiKey = endpoint({
  id: 'api-keys.end',
  method: 'DELETE',
  path: '/api/members/me/api-keys/:keyId',
  summary: 'API 키 끝내기',
  access: FIRM,
  params: keyParams,
  response: Done,
  errors: ['NOT_FOUND'],
})

/** What keys may call, from the same objects that mount the routes. */
export const readApiGuide = endpoint({
  id: 'api-keys.guide',
  method: 'GET',
  path: '/api/members/me/api-guide',
  summary: 'API 키로 부를 수 있는 기능 목록',
  access: FIRM,
  response: z.object({
    endpoints: z.array(
      z.object({
        id: z.string(),
        method: z.string(),
        path: z.string(),
        summary: z.string(),
        scope: z.enum(API_SCOPES),
        idempotent: z.boolean(),
      }),
    ),
  }),
  errors: [],
})

export const listMemberApiKeys = endpoint({
  id: 'staff-members.list-api-keys',
  method: 'GET',
  path: '/api/staff/members/:memberId/api-keys',
  summary: '회원의 API 키',
  access: STAFF_OF_MEMBERS,
  trace: { look: 'member', by: 'memberId' },
  params: memberParams,
  response: keys,
  errors: ['NOT_FOUND'],
})

export const endMemberApiKey = endpoint({
  id: 'staff-members.end-api-key',
  method: 'POST',
  path: '/api/staff/members/:memberId/api-keys/:keyId/end',
  summary: '회원의 API 키 끝내기',
  access: STAFF_OF_MEMBERS,
  trace: { act: 'member', by: 'memberId', says: ['reason'] },
  params: z.object({ ...memberParams.shape, ...keyParams.shape }),
  body: z.object({ reason: text('사유', { max: 200 }) }),
  response: Done,
  errors: ['NOT_FOUND'],
})

export const apiKeysEndpoints = [listApiKeys, createApiKey, endApiKey, readApiGuide, listMemberApiKeys, endMemberApiKey]
