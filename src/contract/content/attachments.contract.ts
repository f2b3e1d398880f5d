import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { optionalText, uuid, wholeNumber } from '#/contract/text.ts'

const WRITERS = { who: 'staff', anyRight: ['content'] } as const
const number = wholeNumber('버전', { min: 1, max: 1_000_000 })
const note = optionalText('바뀐 점', { max: 200 })
const fileId = uuid('파일')

/** Kinds of texts that files hang on. */
export const ATTACHED_KINDS = ['archive', 'notice', 'faq', 'portfolio'] as const
export const MOST_ATTACHED = 12
export const ATTACHED_MB = 200

const version = {
  number: z.int(),
  name: z.string(),
  bytes: z.int(),
  /** Hexadecimal. */
  sha256: z.string(),
  /** What changed; empty when nobody said. */
  note: z.string(),
  downloads: z.int(),
  addedAt: z.iso.datetime(),
}

const AttachedVersion = z.object(version)
export type AttachedVersion = z.output<typeof AttachedVersion>

/** A file as visitors get it: its newest version, and what was before. */
export const AttachedFile = z.object({ id: z.uuid(), ...version, earlier: z.array(AttachedVersion) })
export type AttachedFile = z.output<typeof AttachedFile>

/** At the desk, with what was withdrawn and who brought it. */
const DeskFile = z.object({
  id: z.uuid(),
  /** Made by the shop's own code, which makes it anew when a measure changes. */
  made: z.boolean(),
  versions: z.array(
    z.object({ ...version, addedBy: z.nullable(z.string()), withdrawnAt: z.nullable(z.iso.datetime()) }),
  ),
})
export type DeskFile = z.output<typeof DeskFile>
const DeskFiles = z.object({ files: z.array(DeskFile) })

/** The file itself. Counted; an unknown version, and one of a text that nobody reads any more, is not there. */
export const downloadAttached = endpoint({
  id: 'attachments.download',
  method: 'GET',
  path: '/api/attachments/:id/versions/:number',
  summary: '글에 붙은 파일을 내려받습니다.',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({ id: uuid(), number }),
  response: z.null(),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const listAttached = endpoint({
  id: 'attachments.list',
  method: 'GET',
  path: '/api/staff/writing/:id/files',
  summary: '글에 붙은 파일과 버전',
  access: WRITERS,
  trace: { none: 'nothing of a person' },
  params: z.object({ id: uuid() }),
  response: DeskFiles,
  errors: ['NOT_FOUND'],
})

/** Of an upload of one's own (`material`). Visitors get it as soon as the text is live. */
export const attachFile = endpoint({
  id: 'attachments.attach',
  method: 'POST',
  path: '/api/staff/writing/:id/files',
  summary: '글에 파일을 붙입니다.',
  access: WRITERS,
  trace: { own: true },
  params: z.object({ id: uuid() }),
  body: z.object({ fileId, note }),
  response: DeskFiles,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const addVersion = endpoint({
  id: 'attachments.add-version',
  method: 'POST',
  path: '/api/staff/attachments/:id/versions',
  summary: '붙은 파일의 새 버전을 올립니다.',
  access: WRITERS,
  trace: { own: true },
  params: z.object({ id: uuid() }),
  body: z.object({ fileId, note }),
  response: DeskFiles,
  errors: ['INVALID_INPUT', 'NOT_FOUND'],
  idempotent: true,
})

/** Nobody gets it any more; the one before it is the newest again, and without one the file is gone from the page. */
export const withdrawVersion = endpoint({
  id: 'attachments.withdraw',
  method: 'POST',
  path: '/api/staff/attachments/:id/versions/:number/withdraw',
  summary: '붙은 파일의 버전을 거둡니다.',
  access: WRITERS,
  trace: { own: true },
  params: z.object({ id: uuid(), number }),
  response: DeskFiles,
  errors: ['NOT_FOUND'],
})

export const attachmentsEndpoints = [downloadAttached, listAttached, attachFile, addVersion, withdrawVersion] as const
