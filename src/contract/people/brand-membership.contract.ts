import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { brandId } from '#/contract/content/brand-id.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { placeInTime } from '#/contract/rules/place-rule.ts'
import { optionalText, uuid } from '#/contract/text.ts'
import { Done } from './login.contract.ts'
import { documents, DocumentView } from './supporting-documents.contract.ts'

const params = z.object({ id: brandId() })

export const BRAND_STATES = ['none', 'waiting', 'approved', 'refused'] as const

export const BrandMembership = z.object({
  state: z.enum(BRAND_STATES),
  /** What was asked last; null where nobody asked. */
  request: z.nullable(
    z.object({
      academy: z.string(),
      contract: z.string(),
      askedAt: z.iso.datetime(),
      decidedAt: z.nullable(z.iso.datetime()),
      reason: z.nullable(z.string()),
    }),
  ),
  documents: z.array(DocumentView),
  /** The member is of another type now, which joining would change. */
  takesOver: z.nullable(z.string()),
})
export type BrandMembership = z.output<typeof BrandMembership>

export const readMembership = endpoint({
  id: 'brands.membership',
  method: 'GET',
  path: '/api/brands/:id/membership',
  summary: '내가 이 브랜드의 회원인지',
  access: MEMBER,
  params,
  response: BrandMembership,
  errors: ['NOT_FOUND'],
})

/** Asked again while it waits, it is the same request with better papers. */
export const joinBrand = endpoint({
  id: 'brands.join',
  method: 'PUT',
  path: '/api/brands/:id/membership',
  summary: '브랜드에 가입 신청',
  access: MEMBER,
  params,
  body: z.object({
    academy: optionalText('학원 이름', { max: 80 }),
    contract: optionalText('지점 이름이나 계약번호', { max: 60 }),
    documents: z._default(documents(0), []),
    agree: z.boolean().check(z.refine((given) => given, { error: '안내를 확인하고 동의해 주세요.' })),
  }),
  response: BrandMembership,
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN'],
})

const access = { who: 'staff', anyRight: ['member-approvals'] } as const

export const listBrandRequests = endpoint({
  id: 'brands.requests',
  method: 'GET',
  path: '/api/staff/brand-requests',
  summary: '브랜드 가입을 기다리는 회원 (이름은 가림)',
  access,
  trace: { look: 'member', verb: 'list' },
  query: z.object({ brand: z.optional(brandId()), after: z.optional(placeInTime()) }),
  response: z.object({
    requests: z.array(
      z.object({
        id: z.uuid(),
        brand: z.string(),
        brandName: z.string(),
        memberId: z.uuid(),
        maskedName: z.string(),
        maskedPhone: z.string(),
        /** Name of the standing that the member had before. */
        was: z.string(),
        academy: z.string(),
        contract: z.string(),
        askedAt: z.iso.datetime(),
        /** Comes back with the decision. */
        seen: LookedAt,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
})

export const decideBrandRequest = endpoint({
  id: 'brands.decide',
  method: 'POST',
  path: '/api/staff/brand-requests/:id',
  summary: '브랜드 가입을 승인하거나 사유를 적어 반려하고 문자로 알립니다.',
  access,
  trace: { own: true },
  params: z.object({ id: uuid() }),
  body: z.object({
    decision: z.enum(['approved', 'refused']),
    reason: optionalText('사유', { max: 200 }),
    seen: LookedAt,
  }),
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
})

export const brandMembershipEndpoints = [readMembership, joinBrand, listBrandRequests, decideBrandRequest]
