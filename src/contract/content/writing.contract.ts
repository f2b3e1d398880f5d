import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { instant as moment } from '#/contract/rules/date-rules.ts'
import { uuid, wholeNumber } from '#/contract/text.ts'
import { Piece, writtenKind } from './piece.schema.ts'

const WRITERS = { who: 'staff', anyRight: ['content'] } as const
const params = z.object({ id: uuid() })
const version = wholeNumber('판', { min: 1, max: 1_000_000_000 })
const edition = wholeNumber('버전', { min: 1, max: 1_000_000 })
const instant = z.iso.datetime()
const DESK = '/api/staff/writing'

/** `waiting` is to come by the clock, `ended` was read and is no more, `draft` never was. */
const state = z.enum(['live', 'waiting', 'draft', 'ended'])
export type WrittenState = z.output<typeof state>

const standing = {
  id: z.uuid(),
  version: z.int(),
  state,
  newest: z.int(),
  live: z.nullable(z.int()),
  publishedAt: z.nullable(instant),
  nextEdition: z.nullable(z.int()),
  nextAt: z.nullable(instant),
  until: z.nullable(instant),
  /** Where visitors read it. */
  path: z.nullable(z.string()),
}

const WrittenRow = z.object({
  ...standing,
  kind: writtenKind,
  title: z.string(),
  /** A notice that stands above the others. */
  pinned: z.boolean(),
  editedAt: instant,
  /** Null for what the shop began with. */
  editedBy: z.nullable(z.string()),
})
export type WrittenRow = z.output<typeof WrittenRow>

const EditionRow = z.object({
  number: z.int(),
  writtenAt: instant,
  writtenBy: z.nullable(z.string()),
  restoredFrom: z.nullable(z.int()),
})

/** A text at its desk: its newest edition and who wrote which. */
const Written = z.object({ ...standing, piece: Piece, editions: z.array(EditionRow) })
export type Written = z.output<typeof Written>

export const listWritten = endpoint({
  id: 'writing.list',
  method: 'GET',
  path: DESK,
  summary: '가게가 쓴 글: 초안과 예약, 내린 글까지',
  access: WRITERS,
  trace: { none: 'nothing of a person' },
  query: z.object({ kind: writtenKind, page: z.optional(wholeNumber('쪽', { min: 1, max: 1000 })) }),
  response: z.object({ items: z.array(WrittenRow), more: z.boolean() }),
  errors: [],
})

export const readWritten = endpoint({
  id: 'writing.read',
  method: 'GET',
  path: `${DESK}/:id`,
  summary: '글 하나와 버전 기록',
  access: WRITERS,
  trace: { none: 'nothing of a person' },
  params,
  response: Written,
  errors: ['NOT_FOUND'],
})

export const readEdition = endpoint({
  id: 'writing.read-edition',
  method: 'GET',
  path: `${DESK}/:id/editions/:number`,
  summary: '글의 지난 버전',
  access: WRITERS,
  trace: { none: 'nothing of a person' },
  params: z.object({ id: uuid(), number: edition }),
  response: z.object({ ...EditionRow.shape, piece: Piece }),
  errors: ['NOT_FOUND'],
})

/** A draft; nobody else sees it until it is published. */
export const startWriting = endpoint({
  id: 'writing.start',
  method: 'POST',
  path: DESK,
  summary: '글을 새로 씁니다.',
  access: WRITERS,
  trace: { own: true },
  body: z.object({ piece: Piece }),
  response: Written,
  errors: ['INVALID_INPUT', 'CONFLICT'],
  idempotent: true,
})

/** A new edition; visitors go on reading the one that is published. CONFLICT when somebody else has changed it since. */
export const saveWriting = endpoint({
  id: 'writing.save',
  method: 'PUT',
  path: `${DESK}/:id`,
  summary: '글을 고쳐 새 버전으로 저장합니다.',
  access: WRITERS,
  trace: { own: true },
  params,
  body: z.object({ version, piece: Piece }),
  response: Written,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

/** Makes an earlier edition the newest one again; to show it is to publish it. */
export const restoreEdition = endpoint({
  id: 'writing.restore',
  method: 'POST',
  path: `${DESK}/:id/restore`,
  summary: '지난 버전을 다시 맨 위로 가져옵니다.',
  access: WRITERS,
  trace: { own: true },
  params,
  body: z.object({ version, edition }),
  response: Written,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** The newest edition, now or at `at`; `until` takes it away again. A policy wants the right to change the settings too. */
export const publishWriting = endpoint({
  id: 'writing.publish',
  method: 'POST',
  path: `${DESK}/:id/publish`,
  summary: '글을 공개하거나 공개를 예약합니다.',
  access: WRITERS,
  trace: { own: true },
  params,
  body: z.object({
    version,
    at: z.nullable(moment('공개할 때를 입력해 주세요.')),
    until: z.nullable(moment('내릴 때를 입력해 주세요.')),
  }),
  response: Written,
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

/** Takes away what visitors read and what is to come; the text stays. */
export const hideWriting = endpoint({
  id: 'writing.hide',
  method: 'POST',
  path: `${DESK}/:id/hide`,
  summary: '글을 내리거나 예약을 거둡니다.',
  access: WRITERS,
  trace: { own: true },
  params,
  body: z.object({ version }),
  response: Written,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Only what was never published, and is still as it was read. */
export const discardDraft = endpoint({
  id: 'writing.discard',
  method: 'DELETE',
  path: `${DESK}/:id`,
  summary: '공개한 적 없는 초안을 지웁니다.',
  access: WRITERS,
  trace: { own: true },
  params,
  query: z.object({ version }),
  response: z.null(),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Said every few seconds while the text is open; tells who else has it open, and whether it was changed. */
export const keepOpen = endpoint({
  id: 'writing.keep-open',
  method: 'PUT',
  path: `${DESK}/:id/opening`,
  summary: '글을 열어 두었음을 알리고, 함께 연 사람을 봅니다.',
  access: WRITERS,
  trace: { none: 'nothing of a person' },
  params,
  response: z.object({ others: z.array(z.string()), version: z.int() }),
  errors: ['NOT_FOUND'],
})

/** Made of an upload (`attachment`): turned upright, in a few widths, without what the camera wrote into it. */
export const addPicture = endpoint({
  id: 'writing.add-picture',
  method: 'POST',
  path: '/api/staff/writing-pictures',
  summary: '올린 그림을 글에 쓸 수 있게 합니다.',
  access: WRITERS,
  trace: { own: true },
  body: z.object({ fileId: uuid('그림') }),
  response: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND'],
})

export const writingEndpoints = [
  listWritten,
  readWritten,
  readEdition,
  startWriting,
  saveWriting,
  restoreEdition,
  publishWriting,
  hideWriting,
  discardDraft,
  keepOpen,
  addPicture,
] as const
