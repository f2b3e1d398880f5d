import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid } from '#/contract/text.ts'
import { FILE_PURPOSES } from '#/domain/files/purposes.ts'

/** Hexadecimal, small letters. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: '파일 확인값의 형식이 맞지 않습니다.' }))
const fileId = z.object({ fileId: uuid() })
const PART_LIMIT = 16

/** `checking`: all is there and is being read; ask `complete` again. */
export const FILE_STATES_SHOWN = ['uploading', 'checking', 'ready', 'refused'] as const

export const fileView = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.enum(FILE_PURPOSES),
  bytes: z.number(),
  /** By content; null until the upload is complete. */
  contentType: z.nullable(z.string()),
  sha256: z.nullable(z.string()),
  state: z.enum(FILE_STATES_SHOWN),
  partSize: z.number(),
  /** Parts that are already there, 1-based; what is missing is uploaded next. */
  partsThere: z.array(z.number()),
  partCount: z.number(),
})
export type FileView = z.infer<typeof fileView>

/**
 * An upload: start it, ask for signed addresses of its parts, `PUT` each part with the given headers, complete it. After a
 * lost connection ask `files.show` which parts are there and go on. A visitor sends the header `visitor-key`.
 */
export const startUpload = endpoint({
  id: 'files.start-upload',
  method: 'POST',
  path: '/api/files',
  summary: '파일 올리기를 시작합니다.',
  access: PUBLIC,
  keyScope: 'files',
  body: z.object({
    name: text('파일 이름', { max: 255 }),
    bytes: z.int().check(z.minimum(1, { error: '빈 파일은 올릴 수 없습니다.' })),
    purpose: z.enum(FILE_PURPOSES),
    /** What the browser thinks it is; only used to refuse early. */
    contentType: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ fileId: z.string(), partSize: z.number(), parts: z.number() }),
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE', 'FORBIDDEN', 'LOGIN_REQUIRED', 'NO_ROOM', 'UNAVAILABLE'],
  rate: 'upload',
})

export const signParts = endpoint({
  id: 'files.sign-parts',
  method: 'POST',
  path: '/api/files/:fileId/parts',
  summary: '조각을 올릴 서명된 주소를 받습니다(5분 동안 유효).',
  access: PUBLIC,
  keyScope: 'files',
  trace: { none: 'an upload of their own' },
  params: fileId,
  body: z.object({
    parts: z
      .array(z.object({ number: z.int().check(z.minimum(1)), sha256 }))
      .check(z.minLength(1), z.maxLength(PART_LIMIT)),
  }),
  response: z.object({
    parts: z.array(
      z.object({
        number: z.number(),
        /** `PUT` the part's bytes here; relative to the API's origin or absolute. */
        url: z.string(),
        headers: z.record(z.string(), z.string()),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  rate: 'upload',
})

export const showFile = endpoint({
  id: 'files.show',
  method: 'GET',
  path: '/api/files/:fileId',
  summary: '파일의 상태와 이미 올라온 조각을 봅니다.',
  access: PUBLIC,
  keyScope: 'files',
  trace: { look: 'file', by: 'fileId' },
  params: fileId,
  response: fileView,
  errors: ['NOT_FOUND'],
  rate: 'upload',
})

export const completeUpload = endpoint({
  id: 'files.complete-upload',
  method: 'POST',
  path: '/api/files/:fileId/complete',
  summary: '모든 조각이 올라온 뒤 파일을 확인하고 마칩니다. checking이면 잠시 뒤 다시 부릅니다.',
  access: PUBLIC,
  keyScope: 'files',
  trace: { none: 'an upload of their own' },
  params: fileId,
  /** The whole file's hash, when the browser knows it; the parts' hashes are checked in any case. */
  body: z.object({ sha256: z.optional(sha256) }),
  response: fileView,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNSUPPORTED_TYPE', 'INVALID_INPUT', 'UNAVAILABLE'],
  rate: 'upload',
})

export const deleteFile = endpoint({
  id: 'files.delete',
  method: 'DELETE',
  path: '/api/files/:fileId',
  summary: '주문에 쓰이지 않은 파일을 지웁니다.',
  access: PUBLIC,
  keyScope: 'files',
  trace: { none: 'an upload of their own' },
  params: fileId,
  response: z.null(),
  errors: ['NOT_FOUND', 'CONFLICT'],
  rate: 'upload',
})

export const downloadFile = endpoint({
  id: 'files.download',
  method: 'POST',
  path: '/api/files/:fileId/download',
  summary: '파일을 내려받을 짧은 주소를 받습니다.',
  access: PUBLIC,
  trace: { look: 'file', by: 'fileId', verb: 'download' },
  params: fileId,
  response: z.object({ url: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Fields `purpose` (attachment or document) and `file`, in this order. */
export const uploadAttachment = endpoint({
  id: 'files.upload-attachment',
  method: 'POST',
  path: '/api/files/attachments',
  summary: '20 MB까지의 파일 하나를 multipart/form-data로 한 번에 올립니다.',
  access: PUBLIC,
  response: fileView,
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE', 'NO_ROOM'],
  rate: 'upload',
  multipart: true,
})

export const replaceAttachment = endpoint({
  id: 'files.replace-attachment',
  method: 'PATCH',
  path: '/api/files/attachments/:fileId',
  summary: '올린 첨부 파일을 다른 파일로 바꿉니다.',
  access: PUBLIC,
  trace: { none: 'an upload of their own' },
  params: fileId,
  response: fileView,
  errors: ['NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE', 'NO_ROOM'],
  rate: 'upload',
  multipart: true,
})

export const filesEndpoints = [
  startUpload,
  signParts,
  showFile,
  completeUpload,
  deleteFile,
  downloadFile,
  uploadAttachment,
  replaceAttachment,
]
