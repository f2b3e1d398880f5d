import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { cellPhone } from '#/contract/rules/member-fields.ts'
import { optionalText, text, uuid, wholeNumber } from '#/contract/text.ts'
import { VISIT_STATES } from '#/domain/visits/visit-machine.ts'
import { VISIT_PURPOSES } from '#/domain/visits/visit-purposes.data.ts'
import { visitDetails, visitSlot } from './reservations.contract.ts'

const FRONT = { who: 'staff', anyRight: ['visits'] } as const
const LOOKERS = { who: 'staff', anyRight: ['visits', 'visits-view'] } as const

const deskVisit = z.object({
  id: z.uuid(),
  number: z.string(),
  day: z.iso.date(),
  hour: z.int(),
  purpose: z.enum(VISIT_PURPOSES),
  people: z.int(),
  name: z.string(),
  phone: z.string(),
  orderNumber: z.nullable(z.string()),
  memo: z.nullable(z.string()),
  state: z.enum(VISIT_STATES),
  cancelReason: z.nullable(z.string()),
  byPhone: z.boolean(),
  /** Comes back with what the desk makes of it. */
  seen: LookedAt,
})
export type DeskVisit = z.output<typeof deskVisit>

export const visitSettings = z.object({
  hours: z
    .array(wholeNumber('시각', { min: 6, max: 21 }))
    .check(z.minLength(1, { error: '예약받을 시각을 하나 이상 골라 주세요.' }), z.maxLength(12)),
  seats: wholeNumber('한 시간에 받을 팀', { min: 1, max: 20 }),
  bookHours: wholeNumber('예약 마감', { min: 0, max: 72 }),
  cancelHours: wholeNumber('취소 마감', { min: 0, max: 72 }),
  daysAhead: wholeNumber('며칠 앞까지', { min: 7, max: 90 }),
})

const settingsShown = z.extend(visitSettings, { seen: LookedAt })

export const listDeskVisits = endpoint({
  id: 'reservations.desk-day',
  method: 'GET',
  path: '/api/staff/reservations',
  summary: '하루의 방문 예약, 막아 둔 시간, 지킬 수 없게 된 예약',
  access: LOOKERS,
  trace: { look: 'reservation', verb: 'list' },
  query: z.object({ day: day('날짜') }),
  response: z.object({
    today: z.iso.date(),
    settings: settingsShown,
    items: z.array(deskVisit),
    /** Slots of the day: how many seats are taken, and whether somebody can come. */
    slots: z.array(z.object({ hour: z.int(), taken: z.int(), open: z.boolean() })),
    blocks: z.array(z.object({ id: z.uuid(), day: z.iso.date(), hour: z.nullable(z.int()), reason: z.string() })),
    /** What the shop has not agreed to yet, of any day from today on. */
    requests: z.array(deskVisit),
    /** Expected visits of any day that the calendar or a block now closes: the customer has to be called. */
    conflicts: z.array(deskVisit),
  }),
  errors: [],
})

export const setVisitState = endpoint({
  id: 'reservations.set-state',
  method: 'POST',
  path: '/api/staff/reservations/:id/state',
  summary: '확정, 방문, 노쇼, 취소로 적기',
  access: FRONT,
  trace: { act: 'reservation', by: 'id', says: ['state', 'reason'] },
  params: z.object({ id: uuid() }),
  body: z.object({ state: z.enum(VISIT_STATES), reason: optionalText('사유', { max: 200 }), seen: LookedAt }),
  response: deskVisit,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
})

/** The customer is told by text message. CONFLICT when the seat is gone, or the visit is not where the desk saw it any more. */
export const moveVisitByDesk = endpoint({
  id: 'reservations.desk-move',
  method: 'POST',
  path: '/api/staff/reservations/:id/slot',
  summary: '방문을 다른 시간으로 옮기기',
  access: FRONT,
  trace: { act: 'reservation', by: 'id', says: ['day', 'hour'] },
  params: z.object({ id: uuid() }),
  body: z.object({ ...visitSlot, from: z.object(visitSlot) }),
  response: deskVisit,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const takeVisit = endpoint({
  id: 'reservations.take',
  method: 'POST',
  path: '/api/staff/reservations',
  summary: '전화로 받은 예약 적기',
  access: FRONT,
  trace: { act: 'reservation', says: ['day', 'hour', 'purpose'] },
  body: z.object({ ...visitSlot, ...visitDetails, name: text('이름', { max: 50 }), phone: cellPhone() }),
  response: deskVisit,
  errors: ['CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const blockVisits = endpoint({
  id: 'reservations.block',
  method: 'POST',
  path: '/api/staff/reservations/blocks',
  summary: '하루나 한 시간 막기',
  access: FRONT,
  trace: { act: 'reservation', says: ['day', 'hour', 'reason'] },
  body: z.object({
    day: day('막을 날'),
    hour: z.nullable(wholeNumber('막을 시각', { min: 0, max: 23 })),
    reason: text('사유', { max: 60 }),
  }),
  response: z.object({ conflicts: z.int() }),
  errors: ['CONFLICT'],
})

export const unblockVisits = endpoint({
  id: 'reservations.unblock',
  method: 'DELETE',
  path: '/api/staff/reservations/blocks/:id',
  summary: '막은 시간 다시 열기',
  access: FRONT,
  trace: { act: 'reservation', by: 'id' },
  params: z.object({ id: uuid() }),
  response: z.null(),
  errors: ['NOT_FOUND'],
})

export const changeVisitSettings = endpoint({
  id: 'reservations.change-settings',
  method: 'PUT',
  path: '/api/staff/reservations/settings',
  summary: '예약받는 시각과 자리',
  access: FRONT,
  trace: { act: 'reservation', says: ['hours', 'seats', 'bookHours', 'cancelHours', 'daysAhead'] },
  body: settingsShown,
  response: settingsShown,
  errors: ['CONFLICT'],
})

export const staffReservationsEndpoints = [
  listDeskVisits,
  setVisitState,
  moveVisitByDesk,
  takeVisit,
  blockVisits,
  unblockVisits,
  changeVisitSettings,
] as const
