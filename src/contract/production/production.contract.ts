import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { PUBLIC } from '#/contract/access.ts'
import { text } from '#/contract/text.ts'
import { PRODUCTION_STATES } from '#/domain/orders/states.ts'

const PRESS = { who: 'staff', anyRight: ['production'] } as const
const count = z.int().check(z.gte(0))
/** Where the caller saw each line: one that a colleague has moved since stays where it is. */
export const seenStates = z.optional(z.record(z.uuid(), z.enum(PRODUCTION_STATES)))
const note = z._default(text('메모', { min: 0, max: 500, multiline: true }), '')

/** The moves of a line that staff causes by hand; the order of names is the order of work. */
export const PRODUCTION_MOVES = [
  'plan',
  'unplan',
  'start-print',
  'start-binding',
  'start-packing',
  'finish',
  'hold',
  'release',
  'order-remake',
] as const

/** Service may only hold and release; the rest is for production (FORBIDDEN otherwise). */
export const moveLine = endpoint({
  id: 'production.move-line',
  method: 'POST',
  path: '/api/staff/lines/:lineId/production',
  summary: '제작 공정을 옮깁니다.',
  access: { who: 'staff', anyRight: ['production', 'hold'] },
  trace: { act: 'order-line', by: 'lineId', says: ['event'] },
  params: z.object({ lineId: z.uuid() }),
  body: z.object({ event: z.enum(PRODUCTION_MOVES), note }),
  response: z.object({ state: z.enum(PRODUCTION_STATES) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Each line on its own: one that cannot move does not stop the others. */
export const advanceLines = endpoint({
  id: 'production.advance-lines',
  method: 'POST',
  path: '/api/staff/production/next',
  summary: '고른 줄을 다음 공정으로 옮깁니다.',
  access: PRESS,
  trace: { own: true },
  body: z.object({ lineIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)), seenStates }),
  response: z.object({
    items: z.array(
      z.object({ lineId: z.uuid(), state: z.nullable(z.enum(PRODUCTION_STATES)), message: z.nullable(z.string()) }),
    ),
  }),
  errors: [],
  idempotent: true,
})

/** What is on the presses, in numbers only. */
export const readRealtime = endpoint({
  id: 'production.realtime',
  method: 'GET',
  path: '/api/realtime',
  summary: '공정마다 몇 건인지, 다음 출고가 언제인지',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  response: z.object({
    at: z.iso.datetime(),
    steps: z.array(z.object({ state: z.enum(PRODUCTION_STATES), label: z.string(), lines: count, copies: count })),
    /** Approved and settled, and not planned on a press yet. */
    queue: z.object({ lines: count, copies: count }),
    /** The next day on which something is promised to leave, and how many jobs. */
    nextDispatch: z.nullable(z.object({ day: z.iso.date(), lines: count })),
    dispatchedToday: count,
    proofsWaiting: count,
  }),
  errors: [],
})

/** Apart from the numbers of now, which the front page reads too: this looks back. */
export const readUsualTimes = endpoint({
  id: 'production.usual-times',
  method: 'GET',
  path: '/api/realtime/usual-times',
  summary: '공정마다 보통 얼마나 걸리는지',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  response: z.object({
    /** How long the jobs of late stood at a step, the middle one of them; a step that too few have passed is left out. */
    steps: z.array(z.object({ state: z.enum(PRODUCTION_STATES), label: z.string(), minutes: count })),
  }),
  errors: [],
})

export const productionEndpoints = [moveLine, advanceLines, readRealtime, readUsualTimes] as const
