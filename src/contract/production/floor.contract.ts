import * as z from 'zod/mini'
import { instant } from '#/contract/rules/date-rules.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { brandNamed } from '#/contract/content/brand-id.ts'
import { BRAND_MARKS } from '#/domain/brands/brand.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { PACKAGE_STATES } from '#/contract/prepress/press.contract.ts'
import { text, wholeNumber } from '#/contract/text.ts'
import { STEP_KINDS } from '#/domain/floor/steps.ts'
import { GANG_STATES } from '#/domain/gangs/gang-machine.ts'
import { PRODUCTION_STATES } from '#/domain/orders/states.ts'

const FLOOR = { who: 'staff', anyRight: ['production'] } as const
const FLOOR_READERS = { who: 'staff', anyRight: ['production', 'prepress', 'shipping'] } as const
const count = z.int().check(z.gte(0))
const instantOrNull = z.nullable(z.iso.datetime())

/** What an operator says about a step. */
export const STEP_ACTS = ['start', 'done', 'waste', 'problem', 'solved'] as const

const machine = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(STEP_KINDS),
  note: z.string(),
  setupMinutes: count,
  perHour: count,
  opens: count,
  closes: count,
  pause: z.nullable(z.object({ from: count, to: count })),
  active: z.boolean(),
  version: count,
})
export type FloorMachineView = z.output<typeof machine>

const step = z.object({
  kind: z.enum(STEP_KINDS),
  setups: count,
  runs: count,
  standing: z.enum(['waiting', 'running', 'done']),
  machineId: z.nullable(z.uuid()),
  pinnedAt: instantOrNull,
  startedAt: instantOrNull,
  doneAt: instantOrNull,
  made: count,
  waste: count,
  problem: z.nullable(z.string()),
  /** 0 until somebody moved it or worked on it. */
  version: count,
})
export type FloorStepView = z.output<typeof step>

const job = z.object({
  lineId: z.uuid(),
  orderNumber: z.string(),
  /** What its ticket bears as a bar code. */
  code: z.string(),
  title: z.string(),
  /** Made in this round. */
  copies: count,
  remake: z.boolean(),
  due: z.nullable(z.iso.date()),
  production: z.enum(PRODUCTION_STATES),
  planned: z.boolean(),
  summary: z.string(),
  brand: brandNamed,
  spec: jobSpec,
  picture: jobPictureOrNone,
  /** Of the package made for what was approved last; null where there is none. */
  package: z.nullable(z.enum(PACKAGE_STATES)),
  /** Number of the sheet that it is printed on with others. */
  gang: z.nullable(z.string()),
  steps: z.array(step),
})
export type FloorJobView = z.output<typeof job>

/** A sheet that jobs of the floor share; they say by its number that they lie on it. */
const sheet = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(GANG_STATES),
  version: count,
  press: z.string(),
  package: z.nullable(z.enum(['waiting', 'making', 'done', 'failed'])),
  /** Of the whole sheet, in what its machine counts. */
  setups: count,
  runs: count,
})
export type FloorSheetView = z.output<typeof sheet>

/** Machines and jobs; the plan itself is made from them by whoever asks. */
export const readFloor = endpoint({
  id: 'floor.read',
  method: 'GET',
  path: '/api/staff/floor',
  summary: '기계와 걸린 작업',
  access: FLOOR_READERS,
  trace: { none: 'jobs without customers' },
  response: z.object({
    now: z.iso.datetime(),
    /** Minute of the day at which couriers collect. */
    pickUp: count,
    closed: z.array(z.iso.date()),
    machines: z.array(machine),
    jobs: z.array(job),
    sheets: z.array(sheet),
  }),
  errors: [],
})

/** Puts a step on a machine, not before `at`; `at` null gives it back to the plan. CONFLICT: somebody else was first. */
export const moveStep = endpoint({
  id: 'floor.move-step',
  method: 'PUT',
  path: '/api/staff/lines/:lineId/steps/:kind',
  summary: '작업을 기계와 시각에 옮깁니다.',
  access: FLOOR,
  trace: { act: 'order-line', by: 'lineId', says: ['machineId', 'at'] },
  params: z.object({ lineId: z.uuid(), kind: z.enum(STEP_KINDS) }),
  body: z.object({
    machineId: z.nullable(z.uuid()),
    at: z.nullable(instant()),
    version: wholeNumber('작업 판', { min: 0, max: 1_000_000 }),
  }),
  response: z.object({ version: count }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** An operator begins or ends a step, counts waste or has a problem. The job moves on with it. */
export const recordStep = endpoint({
  id: 'floor.record-step',
  method: 'POST',
  path: '/api/staff/lines/:lineId/steps/:kind/records',
  summary: '시작, 완료, 불량, 문제를 적습니다.',
  access: FLOOR,
  trace: { act: 'order-line', by: 'lineId', says: ['act', 'count'] },
  params: z.object({ lineId: z.uuid(), kind: z.enum(STEP_KINDS) }),
  body: z.object({
    act: z.enum(STEP_ACTS),
    machineId: z.uuid(),
    count: z._default(wholeNumber('수량', { min: 0, max: 10_000_000 }), 0),
    note: z._default(text('내용', { min: 0, max: 300, multiline: true }), ''),
    version: wholeNumber('작업 판', { min: 0, max: 1_000_000 }),
  }),
  response: z.object({ version: count, production: z.enum(PRODUCTION_STATES) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

const minute = (label: string) => wholeNumber(label, { min: 0, max: 1440 })

export const saveMachine = endpoint({
  id: 'floor.save-machine',
  method: 'PUT',
  path: '/api/staff/machines/:machineId',
  summary: '기계를 더하거나 고칩니다.',
  access: FLOOR,
  trace: { act: 'machine', by: 'machineId', says: ['name', 'active'] },
  params: z.object({ machineId: z.uuid() }),
  body: z.object({
    name: text('이름', { max: 40 }),
    kind: z.enum(STEP_KINDS),
    note: text('설명', { min: 0, max: 60 }),
    setupMinutes: wholeNumber('준비 시간', { min: 0, max: 480 }),
    perHour: wholeNumber('시간당 처리량', { min: 1, max: 1_000_000 }),
    opens: minute('시작 시각'),
    closes: minute('끝 시각'),
    pause: z.nullable(z.object({ from: minute('쉬는 시작'), to: minute('쉬는 끝') })),
    active: z.boolean(),
    version: wholeNumber('판', { min: 0, max: 1_000_000 }),
  }),
  response: machine,
  errors: ['CONFLICT'],
})

/** What the printed job ticket says. */
const jobTicket = z.object({
  lineId: z.uuid(),
  code: z.string(),
  orderNumber: z.string(),
  title: z.string(),
  copies: count,
  remake: z.boolean(),
  due: z.nullable(z.iso.date()),
  /** Null is the shop itself. */
  brand: z.nullable(z.object({ name: z.string(), mark: z.enum(BRAND_MARKS), accent: z.string() })),
  /** The customer's words to the shop. */
  memo: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  steps: z.array(z.object({ kind: z.enum(STEP_KINDS), runs: count, minutes: z.nullable(count) })),
  drops: z.array(z.object({ method: z.string(), copies: count })),
  spec: jobSpec,
  picture: jobPictureOrNone,
})
export type JobTicketView = z.output<typeof jobTicket>

/** One result per line asked for: one that has no ticket now says why. */
export const readTickets = endpoint({
  id: 'floor.read-tickets',
  method: 'POST',
  path: '/api/staff/floor/tickets',
  summary: '고른 작업의 작업지시서',
  access: FLOOR,
  trace: { look: 'order-line', verb: 'list' },
  body: z.object({ lineIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    items: z.array(z.object({ lineId: z.uuid(), ticket: z.nullable(jobTicket), message: z.nullable(z.string()) })),
  }),
  errors: [],
})

export const floorEndpoints = [readFloor, moveStep, recordStep, saveMachine, readTickets] as const
