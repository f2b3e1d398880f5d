import * as z from 'zod/mini'
import { STAFF } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { fileChoices } from '#/contract/ordering/cart.contract.ts'
import { text } from '#/contract/text.ts'
import { MOVERS } from '#/domain/orders/transition.ts'
import { FILE_STATES } from '#/domain/orders/states.ts'

const FILE_DESK = { who: 'staff', anyRight: ['files'] } as const
const count = z.int().check(z.gte(0))
const orderParams = z.object({ orderNumber: text('주문번호', { max: 40 }) })
const lineParams = z.object({ lineId: z.uuid() })
const reason = text('까닭', { min: 5, max: 500, multiline: true })

/** What came to pass with an order, in one list: what the customer said, what was sent, notes of staff, and events. */
const TIMELINE_KINDS = ['said', 'answered', 'sent', 'note', 'event'] as const

const timelineEntry = z.object({
  id: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  at: z.iso.datetime(),
  who: z.string(),
  /** What it is: a word for the act, the title of a message. */
  head: z.string(),
  text: z.string(),
  lineId: z.nullable(z.uuid()),
})
export type TimelineEntry = z.output<typeof timelineEntry>

/** A move of one of the machines, for the calendar of the order. */
const move = z.object({
  machine: z.enum(['payment', 'file', 'production', 'delivery']),
  to: z.string(),
  at: z.iso.datetime(),
  lineId: z.nullable(z.uuid()),
})

const fileSet = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.enum(MOVERS),
  who: z.string(),
  reason: z.string(),
  files: z.array(
    z.object({
      fileId: z.uuid(),
      partId: z.string(),
      name: z.string(),
      bytes: count,
      /** It was in the set before already. */
      kept: z.boolean(),
      /** Of a PDF that was read. */
      pages: z.nullable(count),
      stops: count,
    }),
  ),
})
export type FileSetView = z.output<typeof fileSet>

const override = z.object({
  id: z.uuid(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  mine: z.boolean(),
  mayAnswer: z.boolean(),
  /** Nobody else may look: from then on whoever asked looks again, in words. */
  aloneFrom: z.nullable(z.iso.datetime()),
})

const deskLine = z.object({
  lineId: z.uuid(),
  /** Newest first. */
  sets: z.array(fileSet),
  /** Somebody asked to go on in spite of what the check found, and waits for a second look. */
  override: z.nullable(override),
  /** Korean: why nobody may ask for that; null when it may be asked. */
  overrideRefusal: z.nullable(z.string()),
  /** Korean: why the proof of clean files waits for a person. */
  eyes: z.nullable(z.string()),
  /** Korean: why the file cannot be replaced now. */
  replaceRefusal: z.nullable(z.string()),
})
export type DeskLine = z.output<typeof deskLine>

const orderDesk = z.object({
  readings: z.array(z.object({ name: z.string(), desk: z.string(), at: z.iso.datetime(), mine: z.boolean() })),
  lines: z.array(deskLine),
  /** Newest first. */
  timeline: z.array(timelineEntry),
  moves: z.array(move),
  may: z.object({ write: z.boolean(), replace: z.boolean(), override: z.boolean(), download: z.boolean() }),
})
export type OrderDesk = z.output<typeof orderDesk>

export const readOrderDesk = endpoint({
  id: 'order-desk.read',
  method: 'GET',
  path: '/api/staff/orders/:orderNumber/desk',
  summary: '주문 한 건의 파일, 대화, 메모, 기록',
  access: STAFF,
  trace: { look: 'order', by: 'orderNumber' },
  params: orderParams,
  response: orderDesk,
  errors: ['NOT_FOUND'],
})

/** For staff only; no customer ever reads it. */
export const writeNote = endpoint({
  id: 'order-desk.note',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/notes',
  summary: '주문에 내부 메모를 남깁니다.',
  access: STAFF,
  trace: { act: 'order', by: 'orderNumber' },
  params: orderParams,
  body: z.object({
    text: text('내부 메모', { max: 2000, multiline: true }),
    lineId: z._default(z.nullable(z.uuid()), null),
  }),
  response: z.object({ noteId: z.uuid() }),
  errors: ['NOT_FOUND'],
  idempotent: true,
})

export const markWordsRead = endpoint({
  id: 'order-desk.mark-read',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/readings',
  summary: '고객이 남긴 말을 읽었다고 적습니다.',
  access: STAFF,
  trace: { act: 'order', by: 'orderNumber' },
  params: orderParams,
  response: z.object({}),
  errors: ['NOT_FOUND'],
})

export const writeCustomer = endpoint({
  id: 'order-desk.write-customer',
  method: 'POST',
  path: '/api/staff/lines/:lineId/messages',
  summary: '고객에게 글을 남기고 알립니다.',
  access: FILE_DESK,
  trace: { act: 'order-line', by: 'lineId' },
  params: lineParams,
  body: z.object({ text: text('고객에게 보낼 글', { max: 2000, multiline: true }) }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
  idempotent: true,
})

/** Withdraws what was approved, and the customer is told with the reason. */
export const replaceFiles = endpoint({
  id: 'order-desk.replace-files',
  method: 'POST',
  path: '/api/staff/lines/:lineId/replacement',
  summary: '고객 대신 파일을 바꿉니다.',
  access: FILE_DESK,
  trace: { act: 'order-line', by: 'lineId' },
  params: lineParams,
  body: z.object({
    files: fileChoices.check(z.minLength(1, { error: '바꿀 PDF를 골라 주세요.' })),
    reason,
  }),
  response: z.object({ file: z.enum(FILE_STATES) }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

/** The first of two people: a finding that stops the file does no harm, for this reason. */
export const askOverride = endpoint({
  id: 'order-desk.ask-override',
  method: 'POST',
  path: '/api/staff/lines/:lineId/override',
  summary: '검사에서 막힌 파일로 진행하자고 합니다.',
  access: { who: 'staff', anyRight: ['prepress'] },
  trace: { act: 'order-line', by: 'lineId' },
  params: lineParams,
  body: z.object({ reason }),
  response: z.object({ overrideId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** The second one, who is not the first but where there is nobody else. */
export const answerOverride = endpoint({
  id: 'order-desk.answer-override',
  method: 'POST',
  path: '/api/staff/overrides/:overrideId/answer',
  summary: '막힌 파일로 진행해도 되는지 두 번째로 봅니다. 다른 담당자가 없으면 요청한 사람이 나중에 다시 봅니다.',
  access: { who: 'staff', anyRight: ['prepress', 'production'] },
  trace: { act: 'order-line', says: ['agree'] },
  params: z.object({ overrideId: z.uuid() }),
  body: z.object({ agree: z.boolean(), text: z._default(text('답', { min: 0, max: 500, multiline: true }), '') }),
  response: z.object({ outcome: z.enum(['agreed', 'refused', 'outdated']) }),
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'INVALID_INPUT'],
  idempotent: true,
})

export const orderDeskEndpoints = [
  readOrderDesk,
  writeNote,
  markWordsRead,
  writeCustomer,
  replaceFiles,
  askOverride,
  answerOverride,
] as const
