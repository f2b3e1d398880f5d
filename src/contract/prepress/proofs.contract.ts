import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { CUSTOMER, PARTNER } from '#/contract/access.ts'
import { text } from '#/contract/text.ts'
import { orderNumberParams } from '#/contract/ordering/order-parts.ts'
import { pin, proofDetail, proofPage, proofSummary } from './proof.contract.ts'

/** Who speaks with customers about proofs. */
const READERS = { who: 'member-partner-or-staff', anyRight: ['proofs'], guest: true } as const
/** The press looks at pages, and at no conversation. */
const VIEWERS = { who: 'member-partner-or-staff', anyRight: ['files-view'], guest: true } as const
const PROOF_STAFF = { who: 'staff', anyRight: ['proofs'] } as const
const version = z.int32().check(z.gte(1))
const proofParams = z.object({ proofId: z.uuid() })
/** In an address it is text; the database counts as far as `z.int32`. */
const counted = z.pipe(z.coerce.number(), z.int32().check(z.gte(1)))
const versionParams = z.object({ proofId: z.uuid(), version: counted })
const list = z.object({ items: z.array(proofSummary), next: z.nullable(z.string()) })
const listQuery = z.object({
  scope: z._default(z.enum(['open', 'old']), 'open'),
  cursor: z.optional(z.string().check(z.maxLength(200))),
})

/** What was written, longest a letter of two pages. */
const words = text('내용', { max: 4000, multiline: true })
const note = z._default(text('설명', { min: 0, max: 2000, multiline: true }), '')

const ofOrder = z.optional(orderNumberParams.shape.orderNumber)

export const listMyProofs = endpoint({
  id: 'proofs.list-mine',
  method: 'GET',
  path: '/api/proofs',
  summary: '내 시안 목록',
  access: CUSTOMER,
  keyScope: 'proofs',
  query: z.extend(listQuery, { orderNumber: ofOrder }),
  response: list,
  errors: [],
})

export const listPartnerProofs = endpoint({
  id: 'proofs.list-partner',
  method: 'GET',
  path: '/api/partner/proofs',
  summary: '검토를 맡은 시안 목록',
  access: PARTNER,
  trace: { none: 'their own work' },
  query: listQuery,
  response: list,
  errors: [],
})

export const readProof = endpoint({
  id: 'proofs.read',
  method: 'GET',
  path: '/api/proofs/:proofId',
  summary: '시안 한 건: 판, 대화, 할 수 있는 일',
  access: READERS,
  keyScope: 'proofs',
  trace: { look: 'proof', by: 'proofId' },
  params: proofParams,
  response: proofDetail,
  errors: ['NOT_FOUND'],
})

export const readProofPages = endpoint({
  id: 'proofs.read-pages',
  method: 'GET',
  path: '/api/proofs/:proofId/versions/:version/pages',
  summary: '시안 한 판의 쪽 목록',
  access: VIEWERS,
  keyScope: 'proofs',
  trace: { look: 'proof', by: 'proofId' },
  params: versionParams,
  response: z.object({ items: z.array(proofPage) }),
  errors: ['NOT_FOUND'],
})

/** Answers with the picture itself, PNG or WebP. */
export const readPageImage = endpoint({
  id: 'proofs.read-page-image',
  method: 'GET',
  path: '/api/proofs/:proofId/versions/:version/pages/:page/image',
  summary: '시안 쪽 그림',
  access: VIEWERS,
  keyScope: 'proofs',
  trace: { look: 'proof', by: 'proofId' },
  params: z.extend(versionParams, { page: counted }),
  query: z.object({ size: z._default(z.enum(['thumb', 'screen']), 'screen') }),
  response: z.unknown(),
  errors: ['NOT_FOUND'],
})

/** Answers with the bytes as an attachment. */
export const readProofFile = endpoint({
  id: 'proofs.read-file',
  method: 'GET',
  path: '/api/proofs/:proofId/files/:fileId',
  summary: '시안에 붙은 파일 받기',
  access: READERS,
  keyScope: 'proofs',
  trace: { look: 'file', by: 'fileId', verb: 'download' },
  params: z.object({ proofId: z.uuid(), fileId: z.uuid() }),
  response: z.unknown(),
  errors: ['NOT_FOUND'],
})

export const commentOnProof = endpoint({
  id: 'proofs.comment',
  method: 'POST',
  path: '/api/proofs/:proofId/messages',
  summary: '시안에 말하기. pin이 있으면 그 자리에 찍은 의견이 됩니다.',
  access: READERS,
  keyScope: 'proofs',
  trace: { act: 'proof', by: 'proofId' },
  params: proofParams,
  body: z.object({
    text: words,
    version: z._default(z.nullable(version), null),
    pin: z._default(z.nullable(pin), null),
    fileIds: z._default(z.array(z.uuid()).check(z.maxLength(5)), []),
  }),
  response: z.object({ messageId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const resolveComment = endpoint({
  id: 'proofs.resolve-comment',
  method: 'POST',
  path: '/api/proofs/:proofId/messages/:messageId/resolution',
  summary: '찍은 의견을 반영했다고 표시하거나 다시 엽니다.',
  access: PROOF_STAFF,
  trace: { act: 'proof', by: 'proofId' },
  params: z.object({ proofId: z.uuid(), messageId: z.uuid() }),
  body: z.object({ resolved: z.boolean() }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
})

export const askForChanges = endpoint({
  id: 'proofs.ask-changes',
  method: 'POST',
  path: '/api/proofs/:proofId/change-requests',
  summary: '수정 요청',
  access: READERS,
  keyScope: 'proofs',
  trace: { act: 'proof', by: 'proofId' },
  params: proofParams,
  body: z.object({ version, text: words }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  idempotent: true,
})

/**
 * `binding` is what the reader saw, `knows` what the reader was told of it before deciding: how many comments are still open, and which
 * earlier version is the same. When anything is otherwise by now, nothing is approved.
 */
export const approveProof = endpoint({
  id: 'proofs.approve',
  method: 'POST',
  path: '/api/proofs/:proofId/approval',
  summary: '인쇄 승인',
  access: READERS,
  keyScope: 'proofs',
  trace: { act: 'proof', by: 'proofId' },
  params: proofParams,
  body: z.object({
    version,
    binding: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    knows: z.object({ openComments: z.int().check(z.gte(0)), sameAs: z.nullable(version) }),
  }),
  response: z.object({ version, dispatchDay: z.nullable(z.iso.date()) }),
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  idempotent: true,
})

export const makeProofVersion = endpoint({
  id: 'proofs.make-version',
  method: 'POST',
  path: '/api/staff/lines/:lineId/proof-versions',
  summary: '주문 줄의 검사한 파일로 새 시안을 만듭니다.',
  access: PROOF_STAFF,
  trace: { act: 'order-line', by: 'lineId' },
  params: z.object({ lineId: z.uuid() }),
  body: z.object({ note }),
  response: z.object({ proofId: z.uuid(), version }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const publishProofVersion = endpoint({
  id: 'proofs.publish-version',
  method: 'POST',
  path: '/api/staff/proofs/:proofId/publication',
  summary: '시안을 고객에게 올립니다.',
  access: PROOF_STAFF,
  trace: { act: 'proof', by: 'proofId' },
  params: proofParams,
  body: z.object({ version, note }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** After one proof went out: the one that has waited longest to be looked at and published. */
export const nextProof = endpoint({
  id: 'proofs.next',
  method: 'GET',
  path: '/api/staff/next-proof',
  summary: '다음으로 올릴 시안',
  access: PROOF_STAFF,
  trace: { none: 'a number of an order and what is made' },
  query: z.object({ after: z.optional(z.uuid()) }),
  response: z.object({
    next: z.nullable(z.object({ proofId: z.uuid(), orderNumber: z.string(), title: z.string() })),
  }),
  errors: [],
})

export const assignProofPartner = endpoint({
  id: 'proofs.assign-partner',
  method: 'PUT',
  path: '/api/staff/proofs/:proofId/partner',
  summary: '시안을 검토할 파트너를 정합니다.',
  access: PROOF_STAFF,
  trace: { act: 'proof', by: 'proofId', says: ['partnerId'] },
  params: proofParams,
  body: z.object({ partnerId: z.nullable(z.uuid()) }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
})

export const proofsEndpoints = [
  listMyProofs,
  listPartnerProofs,
  readProof,
  readProofPages,
  readPageImage,
  readProofFile,
  commentOnProof,
  resolveComment,
  askForChanges,
  approveProof,
  makeProofVersion,
  publishProofVersion,
  assignProofPartner,
  nextProof,
] as const
