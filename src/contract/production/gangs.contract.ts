import * as z from 'zod/mini'
import { brandNamed } from '#/contract/content/brand-id.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { PACKAGE_STATES } from '#/contract/prepress/press.contract.ts'
import { STEP_ACTS } from '#/contract/production/floor.contract.ts'
import { text, wholeNumber } from '#/contract/text.ts'
import { GANG_ACTS, GANG_STATES } from '#/domain/gangs/gang-machine.ts'
import { PRODUCTION_STATES } from '#/domain/orders/states.ts'

const DESK = { who: 'staff', anyRight: ['production'] } as const
const count = z.int().check(z.gte(0))
const gangParams = z.object({ gangId: z.uuid() })
const version = wholeNumber('합판 판', { min: 0, max: 1_000_000 })
/** More than a sheet takes, so that the answer can say so. */
export const MOST_LOOKED_AT = 40
const lineIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_LOOKED_AT))

const job = z.object({
  lineId: z.uuid(),
  orderNumber: z.string(),
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  paper: z.string(),
  copies: count,
  due: z.nullable(z.iso.date()),
  brand: brandNamed,
  spec: jobSpec,
  picture: jobPictureOrNone,
})

const member = z.extend(job, {
  /** How often it lies on the sheet, and what the run makes of it. */
  places: count,
  made: count,
  /** Won of what the sheet costs, and what its quote has for printing and paper. */
  share: count,
  quoted: count,
  production: z.enum(PRODUCTION_STATES),
  /** Why it cannot stay on the sheet. */
  problem: z.nullable(z.string()),
})
export type GangLineView = z.output<typeof job>
export type GangMemberView = z.output<typeof member>

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** Millimetres from the lower left corner of the side as it is looked at; the gripper edge is below. */
const drawing = z.object({
  sheet: z.object({ width: z.number(), height: z.number() }),
  area: box,
  sides: z.array(
    z.object({
      face: z.enum(['front', 'back']),
      places: z.array(
        z.object({
          lineId: z.uuid(),
          back: z.boolean(),
          /** Degrees against the clock by which the upright page lies there. */
          turn: z.literal([0, 90, 180, 270]),
          trim: box,
          bleed: box,
        }),
      ),
    }),
  ),
  cuts: z.array(z.object({ number: count, direction: z.enum(['across', 'down']), at: z.number() })),
})
export type GangDrawing = z.output<typeof drawing>

const sheet = z.object({
  press: z.string(),
  workStyle: z.enum(['simplex', 'sheetwise', 'work-and-turn']),
  sheets: count,
  /** With spoilage. */
  gross: count,
  /** Percent of what takes ink that becomes ordered pieces. */
  used: count,
  cost: z.object({ paper: count, plates: count, press: count, total: count }),
  /** Won that all of them cost on sheets of their own. */
  alone: count,
  members: z.array(member),
  drawing,
})
export type GangSheetView = z.output<typeof sheet>

const gangPackage = z.object({
  state: z.enum(PACKAGE_STATES),
  percent: count,
  bytes: z.nullable(count),
  sha256: z.nullable(z.string()),
  warnings: z.array(z.string()),
  /** Why it failed or, while it is still made, what it waits for. */
  failure: z.nullable(z.string()),
})

const gangCard = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(GANG_STATES),
  version: count,
  sheets: count,
  press: z.string(),
  jobs: count,
  /** Of each of its jobs once; null among them is the shop itself. */
  brands: z.array(brandNamed),
  /** The earliest day on which one of its jobs is promised. */
  due: z.nullable(z.iso.date()),
  package: z.nullable(z.enum(PACKAGE_STATES)),
  /** Of jobs that cannot stay on it. */
  problems: z.array(z.string()),
  madeBy: z.string(),
})
export type GangCard = z.output<typeof gangCard>

/** What is being ganged, what could be, and what the machine proposes. */
export const readGangs = endpoint({
  id: 'gangs.read-all',
  method: 'GET',
  path: '/api/staff/gangs',
  summary: '합판과 합판에 앉힐 수 있는 품목',
  access: DESK,
  trace: { none: 'jobs without customers' },
  response: z.object({
    gangs: z.array(gangCard),
    waiting: z.array(job),
    proposals: z.array(
      z.object({ lineIds: z.array(z.uuid()), press: z.string(), sheets: count, used: count, saved: count }),
    ),
  }),
  errors: [],
})

/** A sheet as it would be; nothing is stored. `gangId`: lines of that draft may be among them. */
export const lookAtGang = endpoint({
  id: 'gangs.look',
  method: 'POST',
  path: '/api/staff/gangs/look',
  summary: '고른 품목을 한 판에 앉혀 봅니다.',
  access: DESK,
  trace: { none: 'jobs without customers' },
  body: z.object({ lineIds, gangId: z.optional(z.uuid()) }),
  response: z.object({
    sheet: z.nullable(sheet),
    /** Why there is no sheet of all of them. */
    refusal: z.nullable(z.string()),
    refused: z.array(z.object({ lineId: z.uuid(), code: z.string(), title: z.string(), reason: z.string() })),
  }),
  errors: [],
})
export type GangLook = z.output<typeof lookAtGang.response>

export const makeGang = endpoint({
  id: 'gangs.make',
  method: 'POST',
  path: '/api/staff/gangs',
  summary: '고른 품목으로 합판을 짭니다.',
  access: DESK,
  trace: { act: 'gang', says: ['lineIds'] },
  body: z.object({ lineIds }),
  response: z.object({ id: z.uuid(), number: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const readGang = endpoint({
  id: 'gangs.read',
  method: 'GET',
  path: '/api/staff/gangs/:gangId',
  summary: '합판 한 판',
  access: DESK,
  trace: { none: 'jobs without customers' },
  params: gangParams,
  response: z.extend(gangCard, {
    acts: z.array(z.enum(GANG_ACTS)),
    sheet: z.nullable(sheet),
    made: z.nullable(gangPackage),
  }),
  errors: ['NOT_FOUND'],
})
export type GangView = z.output<typeof readGang.response>

/** CONFLICT: it is fixed, somebody else changed it meanwhile, or a line is on another sheet. */
export const changeGang = endpoint({
  id: 'gangs.change',
  method: 'PUT',
  path: '/api/staff/gangs/:gangId/members',
  summary: '짜는 중인 합판의 품목을 바꿉니다.',
  access: DESK,
  trace: { act: 'gang', by: 'gangId', says: ['lineIds'] },
  params: gangParams,
  body: z.object({ lineIds, version }),
  response: z.object({ version: count }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Each act is said of what somebody has seen: another version of it is refused, and so is a job that changed meanwhile. */
export const moveGang = endpoint({
  id: 'gangs.move',
  method: 'POST',
  path: '/api/staff/gangs/:gangId/acts',
  summary: '합판을 확정하고, 인쇄하고, 재단하거나 풉니다.',
  access: DESK,
  trace: { act: 'gang', by: 'gangId', says: ['act'] },
  params: gangParams,
  body: z.object({ act: z.enum(GANG_ACTS), version }),
  response: z.object({ state: z.enum(GANG_STATES), version: count }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** What an operator says about the run of a sheet counts for each job on it; sheets and waste are parted by their shares. */
export const recordGang = endpoint({
  id: 'gangs.record',
  method: 'POST',
  path: '/api/staff/gangs/:gangId/records',
  summary: '합판의 인쇄 시작, 완료, 불량, 문제를 적습니다.',
  access: DESK,
  trace: { act: 'gang', by: 'gangId', says: ['act', 'count'] },
  params: gangParams,
  body: z.object({
    act: z.enum(STEP_ACTS),
    machineId: z.uuid(),
    count: z._default(wholeNumber('수량', { min: 0, max: 10_000_000 }), 0),
    note: z._default(text('내용', { min: 0, max: 300, multiline: true }), ''),
    version,
  }),
  response: z.object({ state: z.enum(GANG_STATES), version: count }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Has the package of a fixed sheet made once more. */
export const remakeGangPackage = endpoint({
  id: 'gangs.remake-package',
  method: 'POST',
  path: '/api/staff/gangs/:gangId/package',
  summary: '합판의 인쇄 자료를 다시 만들게 합니다.',
  access: DESK,
  trace: { act: 'gang', by: 'gangId' },
  params: gangParams,
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Answers with the ZIP itself; who took it is written down. */
export const downloadGangPackage = endpoint({
  id: 'gangs.download-package',
  method: 'GET',
  path: '/api/staff/gangs/:gangId/package',
  summary: '합판의 인쇄 자료 내려받기',
  access: DESK,
  trace: { own: true },
  params: gangParams,
  response: z.null(),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const gangsEndpoints = [
  readGangs,
  lookAtGang,
  makeGang,
  readGang,
  changeGang,
  moveGang,
  recordGang,
  remakeGangPackage,
  downloadGangPackage,
] as const
