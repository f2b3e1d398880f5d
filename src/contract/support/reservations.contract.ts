import * as z from 'zod/mini'
import { MEMBER, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { cellPhone } from '#/contract/rules/member-fields.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { optionalText, text, wholeNumber } from '#/contract/text.ts'
import { VISIT_STATES } from '#/domain/visits/visit-machine.ts'
import { VISIT_PURPOSES } from '#/domain/visits/visit-purposes.data.ts'

export const MOST_VISITORS = 10

export const visitSlot = { day: day('방문하는 날'), hour: wholeNumber('방문 시각', { min: 0, max: 23 }) }
export const visitDetails = {
  purpose: z.enum(VISIT_PURPOSES, { error: '오시는 목적을 골라 주세요.' }),
  people: wholeNumber('인원', { min: 1, max: MOST_VISITORS }),
  orderNumber: optionalText('주문번호', { max: 30 }),
  memo: optionalText('미리 알려 주실 것', { max: 500, multiline: true }),
}

const visitDay = z.object({
  day: z.iso.date(),
  closed: z.boolean(),
  /** `full`: all seats are taken; without seats and not full it is past or closed. */
  slots: z.array(z.object({ hour: z.int(), free: z.int(), full: z.boolean() })),
})
export type VisitDayView = z.output<typeof visitDay>

/** A visit as who booked it sees it. */
export const Visit = z.object({
  number: z.string(),
  /** Opens the visit without a login; of the link in the message. */
  token: z.string(),
  day: z.iso.date(),
  hour: z.int(),
  purpose: z.enum(VISIT_PURPOSES),
  people: z.int(),
  name: z.string(),
  orderNumber: z.nullable(z.string()),
  memo: z.nullable(z.string()),
  state: z.enum(VISIT_STATES),
  cancelReason: z.nullable(z.string()),
  /** Until then it may be cancelled or moved here; afterwards by telephone. */
  changeableUntil: z.iso.datetime(),
  madeAt: z.iso.datetime(),
})
export type Visit = z.output<typeof Visit>

export const listVisitDays = endpoint({
  id: 'reservations.days',
  method: 'GET',
  path: '/api/reservations/days',
  summary: '방문할 수 있는 날과 빈자리',
  access: PUBLIC,
  response: z.object({
    today: z.iso.date(),
    seats: z.int(),
    cancelHours: z.int(),
    days: z.array(visitDay),
  }),
  errors: [],
  rate: 'read',
})

/** A member who comes with the phone of the account needs no ticket; everybody else proves the number. */
export const bookVisit = endpoint({
  id: 'reservations.book',
  method: 'POST',
  path: '/api/reservations',
  summary: '방문 예약',
  access: PUBLIC,
  body: z.object({
    ...visitSlot,
    ...visitDetails,
    name: text('이름', { max: 50 }),
    phone: cellPhone(),
    /** From `members.confirm-code` with purpose `reservation`. */
    ticket: optionalText('인증', { max: 100 }),
  }),
  response: Visit,
  errors: ['CONFLICT', 'WRONG_CODE', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
  rate: 'write',
  idempotent: true,
})

const token = text('예약 링크', { max: 120 })

/** The token travels in the body, so that no log of addresses has it. */
export const findVisit = endpoint({
  id: 'reservations.find',
  method: 'POST',
  path: '/api/reservations/find',
  summary: '링크로 예약 보기',
  access: PUBLIC,
  trace: { none: 'the bearer of the link' },
  body: z.object({ token }),
  response: Visit,
  errors: ['NOT_FOUND'],
  rate: 'code',
})

export const cancelVisit = endpoint({
  id: 'reservations.cancel',
  method: 'POST',
  path: '/api/reservations/cancel',
  summary: '예약 취소',
  access: PUBLIC,
  body: z.object({ token }),
  response: Visit,
  errors: ['NOT_FOUND', 'CONFLICT'],
  rate: 'code',
})

export const moveVisit = endpoint({
  id: 'reservations.move',
  method: 'POST',
  path: '/api/reservations/move',
  summary: '예약 시간 바꾸기',
  access: PUBLIC,
  body: z.object({ token, ...visitSlot }),
  response: Visit,
  errors: ['NOT_FOUND', 'CONFLICT'],
  rate: 'code',
})

export const listMyVisits = endpoint({
  id: 'reservations.mine',
  method: 'GET',
  path: '/api/reservations/mine',
  summary: '내 방문 예약',
  access: MEMBER,
  response: z.object({ items: z.array(Visit) }),
  errors: [],
  rate: 'read',
})

export const reservationsEndpoints = [
  listVisitDays,
  bookVisit,
  findVisit,
  cancelVisit,
  moveVisit,
  listMyVisits,
] as const
