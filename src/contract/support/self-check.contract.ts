import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { wholeNumber } from '#/contract/text.ts'

const NOTHING = { none: 'nothing of a person' } as const
/** What one measurement may carry, either way. */
export const MEASURED_KB = 2048

/** What a browser needs to look at itself: the shop's clock, and how its payment window is opened. Nothing is kept of any of this. */
export const readSelfCheck = endpoint({
  id: 'self-check.read',
  method: 'GET',
  path: '/api/self-check',
  summary: '환경 점검에 쓰는 서버 시각과 결제창',
  access: PUBLIC,
  trace: NOTHING,
  response: z.object({
    now: z.iso.datetime(),
    payment: z.union([
      z.object({ kind: z.literal('toss') }),
      z.object({ kind: z.literal('sandbox'), url: z.string() }),
    ]),
  }),
  errors: [],
  rate: 'read',
})

/** That many bytes that nothing can pack. */
export const receiveBytes = endpoint({
  id: 'self-check.receive',
  method: 'GET',
  path: '/api/self-check/bytes',
  summary: '받는 속도를 재는 시험 내용',
  access: PUBLIC,
  trace: NOTHING,
  query: z.object({ kb: wholeNumber('크기', { min: 1, max: MEASURED_KB }) }),
  response: z.null(),
  errors: [],
  rate: 'measure',
})

/** A form with one file, counted and thrown away as it comes. */
export const sendBytes = endpoint({
  id: 'self-check.send',
  method: 'POST',
  path: '/api/self-check/bytes',
  summary: '보내는 속도를 재는 시험 내용. 세기만 하고 두지 않습니다.',
  access: PUBLIC,
  trace: NOTHING,
  response: z.object({ bytes: z.int() }),
  errors: ['INVALID_INPUT', 'PAYLOAD_TOO_LARGE'],
  rate: 'measure',
  multipart: true,
})

/** A few lines one after the other: what lies between browser and shop may hold them back until the end. */
export const readBeats = endpoint({
  id: 'self-check.beats',
  method: 'GET',
  path: '/api/self-check/beats',
  summary: '실시간 알림이 제때 오는지 보는 시험 내용',
  access: PUBLIC,
  trace: NOTHING,
  response: z.null(),
  errors: [],
  rate: 'measure',
})

export const selfCheckEndpoints = [readSelfCheck, receiveBytes, sendBytes, readBeats] as const
