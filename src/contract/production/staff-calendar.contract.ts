import * as z from 'zod/mini'
import { STAFF } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { text, wholeNumber } from '#/contract/text.ts'
import { CLOSED_KINDS, CUT_OFF_HOURS } from '#/domain/calendar/calendar-change.ts'

const CALENDAR_ADMIN = { who: 'staff', anyRight: ['calendar'] } as const

/** Close days, or work on days that were closed. */
export const calendarChange = z.object({
  act: z.enum(['close', 'open']),
  from: day('시작하는 날'),
  to: day('끝나는 날'),
  kind: z.enum(CLOSED_KINDS),
  /** What the day is called when it is closed; why, when it is opened. */
  reason: text('이름이나 사유', { max: 60 }),
})
export type CalendarChange = z.output<typeof calendarChange>

/** Which promised dispatch days move; the first `items` of `count`. */
const consequence = z.object({
  /** Days whose state really changes; weekends are closed anyway. */
  days: z.array(z.iso.date()),
  count: z.int(),
  items: z.array(z.object({ orderNumber: z.string(), title: z.string(), from: z.iso.date(), to: z.iso.date() })),
})

export const readYear = endpoint({
  id: 'calendar.read-year',
  method: 'GET',
  path: '/api/staff/calendar',
  summary: '한 해의 쉬는 날과 마감 시각',
  access: STAFF,
  trace: { none: 'nothing of a person' },
  query: z.object({ year: wholeNumber('연도', { min: 2026, max: 2100 }) }),
  response: z.object({
    year: z.int(),
    today: z.iso.date(),
    days: z.array(
      z.object({
        day: z.iso.date(),
        kind: z.enum(CLOSED_KINDS),
        name: z.string(),
        changedBy: z.nullable(z.string()),
        changedAt: z.iso.datetime(),
      }),
    ),
    cutOffs: z.array(z.object({ from: z.iso.date(), hour: z.int(), changedBy: z.nullable(z.string()) })),
    /** The cut-offs to come; comes back with a change of one. */
    seen: LookedAt,
  }),
  errors: [],
})

export const previewChange = endpoint({
  id: 'calendar.preview',
  method: 'POST',
  path: '/api/staff/calendar/preview',
  summary: '쉬는 날을 바꾸면 출고예정일이 옮겨질 작업',
  access: CALENDAR_ADMIN,
  trace: { none: 'nothing of a person' },
  body: calendarChange,
  /** What is written down of the days comes back with the change. */
  response: z.extend(consequence, { seen: LookedAt }),
  errors: ['INVALID_INPUT'],
})

/** Saves it and moves the promised days in the same transaction; the customers are told. */
export const changeDays = endpoint({
  id: 'calendar.change-days',
  method: 'POST',
  path: '/api/staff/calendar/changes',
  summary: '쉬는 날 바꾸기',
  access: CALENDAR_ADMIN,
  trace: { own: true },
  body: z.extend(calendarChange, { seen: LookedAt }),
  response: consequence,
  errors: ['INVALID_INPUT', 'CONFLICT'],
  idempotent: true,
})

export const CutOffForm = z.object({
  from: day('시작하는 날'),
  hour: wholeNumber('마감 시각', CUT_OFF_HOURS),
  reason: text('바꾸는 사유', { max: 60 }),
})

/** Days already promised stay: what came in before that day is counted by the hour of then. */
export const changeCutOff = endpoint({
  id: 'calendar.change-cut-off',
  method: 'PUT',
  path: '/api/staff/calendar/cut-offs/:from',
  summary: '그날부터의 접수 마감 시각 바꾸기',
  access: CALENDAR_ADMIN,
  trace: { own: true },
  params: z.pick(CutOffForm, { from: true }),
  body: z.extend(z.omit(CutOffForm, { from: true }), { seen: LookedAt }),
  response: z.object({ from: z.iso.date(), hour: z.int() }),
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

export const staffCalendarEndpoints = [readYear, previewChange, changeDays, changeCutOff] as const
