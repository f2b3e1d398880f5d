import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { optionalText, text, uuid } from '#/contract/text.ts'
import { FIX_IDS } from '#/domain/preflight/fixes/fix.ts'
import { findingView } from './preflight.contract.ts'

const fixId = z.enum(FIX_IDS)
const size = z.object({ width: z.number(), height: z.number() })
const words = { title: z.string(), changes: z.string(), keeps: z.string() }

export const fixOffer = z.object({
  id: fixId,
  ...words,
  pages: z.array(z.int()),
  /** The fix that this one may be taken instead of. */
  insteadOf: z.nullable(fixId),
})
export type FixOffer = z.output<typeof fixOffer>

/**
 * A try: `waiting` while it is worked on, `ready` to be looked at, then `accepted` or `declined`. `failed` says why in
 * `failure`; the original is untouched in any case. Pictures of both: `GET /api/files/:fileId/pages/:page`.
 */
export const fixView = z.object({
  id: z.string(),
  fileId: z.string(),
  state: z.enum(['waiting', 'ready', 'failed', 'accepted', 'declined']),
  fixedFileId: z.nullable(z.string()),
  fixedName: z.nullable(z.string()),
  fixedBytes: z.nullable(z.number()),
  /** Pages that look different now, 1-based numbers of the fixed file. */
  changedPages: z.array(z.int()),
  pageCount: z.int(),
  /** The finished size, and of changed pages what is shown before and after, in mm. */
  trim: size,
  sizes: z.array(z.object({ page: z.int(), before: z.nullable(size), after: size })),
  done: z.array(z.object({ id: fixId, ...words })),
  before: z.array(findingView),
  after: z.array(findingView),
  failure: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
})
export type FixView = z.output<typeof fixView>

const fileId = z.object({ fileId: uuid() })
const oneFix = z.object({ fileId: uuid(), fixId: uuid() })

export const listFixes = endpoint({
  id: 'fixes.list',
  method: 'GET',
  path: '/api/files/:fileId/fixes',
  summary: '가장 최근 검사 결과를 보고 고칠 수 있는 것과 고친 이력을 봅니다.',
  access: PUBLIC,
  trace: { look: 'file', by: 'fileId' },
  params: fileId,
  response: z.object({
    /** Only what was tried silently and passed. */
    offers: z.array(fixOffer),
    /** Fixes are being tried; what passes is offered a little later. */
    trying: z.boolean(),
    tries: z.array(fixView),
    /** The original, when this file is a fixed one. */
    original: z.nullable(z.object({ fileId: z.string(), name: z.string(), sha256: z.string() })),
  }),
  errors: ['NOT_FOUND'],
})

/** Nothing is replaced by this: it makes a copy to look at. The same request twice is one try. */
export const tryFixes = endpoint({
  id: 'fixes.try',
  method: 'POST',
  path: '/api/files/:fileId/fixes',
  summary: '고친 사본을 만들어 달라고 합니다. 원본은 그대로입니다.',
  access: PUBLIC,
  trace: { act: 'file', by: 'fileId' },
  params: fileId,
  body: z.object({
    fixes: z.array(fixId).check(z.minLength(1, { error: '고칠 것을 골라 주세요.' }), z.maxLength(FIX_IDS.length)),
    /** What the file is for; without it, what it was last checked for. */
    part: z.optional(text('부분', { max: 40 })),
    spec: z.optional(jobSpec),
  }),
  response: fixView,
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'CONFLICT', 'UNAVAILABLE'],
  rate: 'upload',
})

export const showFix = endpoint({
  id: 'fixes.show',
  method: 'GET',
  path: '/api/files/:fileId/fixes/:fixId',
  summary: '고친 사본과 그 검사 결과를 봅니다.',
  access: PUBLIC,
  trace: { look: 'file', by: 'fileId' },
  params: oneFix,
  response: fixView,
  errors: ['NOT_FOUND'],
})

/** Where the fixed file takes the original's place. `upload`: the browser puts it into its own form. */
export const fixTarget = z.union([
  z.object({ kind: z.literal('upload') }),
  z.object({ kind: z.literal('cart'), itemId: uuid() }),
  z.object({ kind: z.literal('line'), lineId: uuid() }),
])
export type FixTarget = z.output<typeof fixTarget>

/** The consent. Into a line: it is checked anew and a proof's approval is withdrawn. */
export const acceptFix = endpoint({
  id: 'fixes.accept',
  method: 'POST',
  path: '/api/files/:fileId/fixes/:fixId/accept',
  summary: '고친 파일을 쓰기로 합니다. 누가, 언제, 어떤 문구에 동의했는지 남깁니다.',
  access: PUBLIC,
  trace: { act: 'file', by: 'fileId' },
  params: oneFix,
  body: z.object({
    textVersion: z.int(),
    target: fixTarget,
    /** How the customer agreed, when staff accepts for a customer. */
    note: optionalText('메모', { max: 200 }),
  }),
  response: fixView,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const declineFix = endpoint({
  id: 'fixes.decline',
  method: 'POST',
  path: '/api/files/:fileId/fixes/:fixId/decline',
  summary: '고친 사본을 쓰지 않고 버립니다.',
  access: PUBLIC,
  trace: { act: 'file', by: 'fileId' },
  params: oneFix,
  response: fixView,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const fixesEndpoints = [listFixes, tryFixes, showFix, acceptFix, declineFix]
