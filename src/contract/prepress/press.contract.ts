import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'

const PRESS_DESK = { who: 'staff', anyRole: ['production', 'proof'] } as const
const lineParams = z.object({ lineId: z.uuid() })

export const PACKAGE_STATES = ['waiting', 'making', 'done', 'failed', 'expired'] as const

/** A finished package is kept so long; after that it is made again when it is wanted. */
export const PACKAGE_KEPT_DAYS = 30

const pressPackage = z.object({
  id: z.uuid(),
  /** Counts the packages of a line; it is in the names of the files. */
  version: z.int(),
  state: z.enum(PACKAGE_STATES),
  /** 0 to 100. */
  percent: z.int(),
  fileName: z.string(),
  bytes: z.nullable(z.int()),
  /** Hexadecimal. */
  sha256: z.nullable(z.string()),
  proofVersion: z.nullable(z.int()),
  /** The files, the job or the addresses have changed since: it is not to be printed from. */
  outdated: z.boolean(),
  warnings: z.array(z.string()),
  failure: z.nullable(z.string()),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
})
export type PressPackage = z.output<typeof pressPackage>

/** Why no package can be made now; null when one can. */
const packageOfLine = z.object({
  package: z.nullable(pressPackage),
  refusal: z.nullable(z.string()),
  /** Ours cannot be made, and nothing stands for it yet: a person may say that the plates were laid by hand. */
  byHand: z.boolean(),
})

export const readPressPackage = endpoint({
  id: 'press.read-package',
  method: 'GET',
  path: '/api/staff/lines/:lineId/press-package',
  summary: '품목의 인쇄 자료',
  access: PRESS_DESK,
  trace: { none: 'nothing of a person' },
  params: lineParams,
  response: packageOfLine,
  errors: ['NOT_FOUND'],
})

/** Asking again for what is there, or under way, answers the same package. */
export const askPressPackage = endpoint({
  id: 'press.ask-package',
  method: 'POST',
  path: '/api/staff/lines/:lineId/press-package',
  summary: '승인된 품목의 인쇄 자료를 만들게 합니다.',
  access: PRESS_DESK,
  trace: { act: 'order-line', by: 'lineId' },
  params: lineParams,
  response: packageOfLine,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Plates that a person laid out in another program, because ours cannot; printing may begin from them. */
export const takeHandMade = endpoint({
  id: 'press.take-hand-made',
  method: 'POST',
  path: '/api/staff/lines/:lineId/hand-made-plates',
  summary: '손으로 앉힌 인쇄 자료로 진행합니다.',
  access: { who: 'staff', anyRole: ['production'] },
  trace: { act: 'order-line', by: 'lineId' },
  params: lineParams,
  body: z.object({ reason: text('까닭', { min: 5, max: 500, multiline: true }) }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Answers with the ZIP itself; who took it is written down. */
export const downloadPressPackage = endpoint({
  id: 'press.download-package',
  method: 'GET',
  path: '/api/staff/press-packages/:packageId/file',
  summary: '인쇄 자료 내려받기',
  access: PRESS_DESK,
  trace: { own: true },
  params: z.object({ packageId: z.uuid() }),
  response: z.null(),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const pressEndpoints = [readPressPackage, askPressPackage, takeHandMade, downloadPressPackage] as const
