import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'
import { REMOVE_PHRASE, SAMPLE_KINDS } from '#/domain/opening/samples.data.ts'

const SETTINGS = { who: 'staff', anyRight: ['settings'] } as const

const Samples = z.object({
  /** What is there of each; those of which there is nothing are left out. */
  items: z.array(z.object({ kind: z.enum(SAMPLE_KINDS), count: z.int() })),
  /** Null when they may be removed; else why not, for whoever asks. */
  refusal: z.nullable(z.string()),
  /** The last time somebody took them away. */
  last: z.nullable(
    z.object({
      at: z.iso.datetime(),
      who: z.string(),
      /** Null while it goes on. */
      endedAt: z.nullable(z.iso.datetime()),
      /** What could not go, one line each. */
      leftOver: z.array(z.string()),
    }),
  ),
})
export type Samples = z.output<typeof Samples>

export const readSamples = endpoint({
  id: 'opening.samples',
  method: 'GET',
  path: '/api/staff/samples',
  summary: '연습 자료가 얼마나 있는지',
  access: SETTINGS,
  trace: { none: 'counts of what the practice shop came with' },
  response: Samples,
  errors: [],
})

/** An owner with a second factor, who types what they do; a job takes everything away and says what had to stay. */
export const removeSamples = endpoint({
  id: 'opening.remove-samples',
  method: 'POST',
  path: '/api/staff/samples/remove',
  summary: '연습 회원과 그 주문, 예시 후기와 제작 사례, 견본 교재, 연습 등급, 연습용 직원과 파트너를 지웁니다.',
  access: SETTINGS,
  trace: { own: true },
  body: z.object({
    phrase: text('확인 문구', { max: 20 }).check(
      z.refine((typed) => typed === REMOVE_PHRASE, { error: `「${REMOVE_PHRASE}」라고 그대로 적어 주세요.` }),
    ),
    password: text('지금 비밀번호', { max: 200 }),
    otp: text('인증 앱의 숫자', { max: 6, pattern: { regex: /^\d{6}$/, message: '숫자 6자리를 적어 주세요.' } }),
  }),
  response: Samples,
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'CONFLICT', 'WRONG_LOGIN', 'WRONG_CODE', 'TOO_MANY_REQUESTS'],
  rate: 'login',
})

export const samplesEndpoints = [readSamples, removeSamples] as const
