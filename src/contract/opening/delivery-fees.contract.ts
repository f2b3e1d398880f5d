import * as z from 'zod/mini'
import { DeliveryFeesShown } from '#/contract/content/delivery-fees.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { text, wholeNumber } from '#/contract/text.ts'
import { feesProblems } from '#/domain/orders/fees-problems.ts'

const SETTINGS = { who: 'staff', anyRight: ['settings'] } as const
const TRACE = { none: 'fees of the shop, which say nothing of customers' } as const

const won = (label: string) => wholeNumber(label, { min: 0, max: 10_000_000 })
/** Nothing would mean that the carrier asks on arrival, which is said by leaving it out. */
const carrier = (label: string) => wholeNumber(label, { min: 100, max: 10_000_000 })
const zipcode = (label: string) =>
  text(label, { max: 5, pattern: { regex: /^\d{5}$/, message: '우편번호는 숫자 다섯 자리입니다.' } })
const atMost = (count: number, error: string) => z.maxLength(count, { error })

const WEIGHT = { error: '무게는 0.1 kg부터 50 kg까지 적어 주세요.' }

/** A box of up to 50 kg is carried by hand; heavier goods are several boxes. */
const step = z.object({ upTo: z.int(WEIGHT).check(z.gte(100, WEIGHT), z.lte(50_000, WEIGHT)), fee: won('상자 요금') })
const region = z.object({
  name: text('지역 이름', { max: 20 }),
  surcharge: won('추가 요금'),
  zipcodes: z
    .array(z.tuple([zipcode('첫 우편번호'), zipcode('끝 우편번호')]))
    .check(
      z.minLength(1, { error: '우편번호를 한 줄 넘게 적어 주세요.' }),
      atMost(300, '우편번호는 한 지역에 300줄까지입니다.'),
    ),
})

export const FeesForm = z
  .object({
    steps: z
      .array(step)
      .check(
        z.minLength(1, { error: '상자 요금이 하나는 있어야 합니다.' }),
        atMost(8, '무게 구간은 여덟 개까지입니다.'),
      ),
    freeFrom: z.nullable(won('무료배송 기준')),
    regions: z.array(region).check(atMost(20, '지역은 스무 곳까지입니다.')),
    carriers: z.object({ quick: z.nullable(carrier('퀵서비스 요금')), freight: z.nullable(carrier('화물 요금')) }),
  })
  .check((payload) => {
    for (const [path, message] of Object.entries(feesProblems(payload.value)))
      payload.issues.push({ code: 'custom', path: path.split('.'), message, input: payload.value })
  })

const Version = z.object({
  version: z.int(),
  fromDay: z.iso.date(),
  fees: DeliveryFeesShown,
  /** Null: what the shop began with. */
  by: z.nullable(z.object({ at: z.iso.datetime(), who: z.string() })),
  /** `now` is valid today, `planned` will be, `past` was, `never` was taken back or written over before its day. */
  standing: z.enum(['now', 'planned', 'past', 'never']),
})
export type FeesVersion = z.output<typeof Version>

const Versions = z.object({ today: z.iso.date(), items: z.array(Version) })

/** The newest first. */
export const readDeliveryFees = endpoint({
  id: 'opening.delivery-fees',
  method: 'GET',
  path: '/api/staff/delivery-fees',
  summary: '배송비의 모든 판',
  access: SETTINGS,
  trace: TRACE,
  response: Versions,
  errors: [],
})

/** Another version that holds from a day; orders and estimates that were made keep theirs. */
export const writeDeliveryFees = endpoint({
  id: 'opening.write-delivery-fees',
  method: 'POST',
  path: '/api/staff/delivery-fees',
  summary: '배송비를 어느 날부터 바꿉니다. 이미 낸 견적과 주문은 그대로입니다.',
  access: SETTINGS,
  trace: { own: true },
  body: z.object({
    /** The newest version that was read; somebody else's newer one is not written over. */
    base: wholeNumber('판', { min: 1, max: 1_000_000_000 }),
    fromDay: day('적용하는 날'),
    fees: FeesForm,
  }),
  response: Versions,
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

/** Takes back a version whose day has not come. */
export const withdrawDeliveryFees = endpoint({
  id: 'opening.withdraw-delivery-fees',
  method: 'POST',
  path: '/api/staff/delivery-fees/:version/withdraw',
  summary: '아직 적용하지 않은 배송비를 거둡니다.',
  access: SETTINGS,
  trace: { own: true },
  params: z.object({ version: wholeNumber('판', { min: 1, max: 1_000_000_000 }) }),
  response: Versions,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deliveryFeesEndpoints = [readDeliveryFees, writeDeliveryFees, withdrawDeliveryFees] as const
