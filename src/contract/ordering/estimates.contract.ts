import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { brandId, brandNamed } from '#/contract/content/brand-id.ts'
import { fileChoices, lineFileField } from './cart.contract.ts'
import { classesField } from './classes.schema.ts'
import { lineOrigin } from './line-origin.schema.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { jobTitle } from '#/contract/job/job-title.schema.ts'
import { quote } from '#/contract/job/quote.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { amountsField } from './order-parts.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { ESTIMATE_NUMBER_PATTERN } from '#/domain/estimates/estimate-number.ts'
import { ESTIMATE_STATES } from '#/domain/estimates/estimate-machine.ts'

const job = { spec: jobSpec, title: z.optional(jobTitle()) }
const some = [
  z.minLength(1, { error: '견적 낼 품목을 골라 주세요.' }),
  z.maxLength(30, { error: '견적서 하나에 30건까지 담을 수 있습니다.' }),
]

/** The jobs of an estimate; the server prices them, whatever the browser thinks they cost. */
export const estimateJobs = z.array(z.object(job)).check(...some)
/** The customer's own files come along; the server looks whether they are the customer's. */
const jobsWithFiles = z
  .array(
    z.object({
      ...job,
      files: z.optional(fileChoices),
      brand: z.optional(brandId()),
      origin: z.optional(lineOrigin),
      classes: z.optional(classesField),
    }),
  )
  .check(...some)

export const estimateParams = z.object({
  number: z.string().check(z.regex(ESTIMATE_NUMBER_PATTERN, { error: '견적번호의 형식이 맞지 않습니다.' })),
})

export const estimateSummary = z.object({
  number: z.string(),
  state: z.enum(ESTIMATE_STATES),
  /** Counts up with each change of its price: who orders names what was seen. */
  version: z.int(),
  madeAt: z.iso.datetime(),
  /** The last day of validity in Seoul. */
  lastDay: z.iso.date(),
  /** Whole days after today; -1 when it is over. */
  daysLeft: z.int(),
  title: z.string(),
  summary: z.string(),
  total: z.int(),
  /** Name of who made it for the customer; null when the customer did. */
  madeBy: z.nullable(z.string()),
  /** What staff wrote to the customer about it. */
  note: z.nullable(z.string()),
  /** Of the order it became. */
  orderNumber: z.nullable(z.string()),
  /** What staff asks to raise it to; it stays as it is until the customer agrees. */
  raise: z.nullable(
    z.object({ total: z.int(), reason: z.string(), by: z.string(), state: z.enum(['waiting', 'declined']) }),
  ),
  firstSpec: jobSpec,
  brand: brandNamed,
  /** It is a job of options, and its first line is opened again where it was made. */
  reopens: z.boolean(),
  /** Of the first line. */
  ownTitle: z.boolean(),
  picture: jobPictureOrNone,
  lineCount: z.int(),
  /** Of the job that takes longest. */
  workingDays: z.int(),
})
export type EstimateSummary = z.output<typeof estimateSummary>

export const estimate = z.object({
  ...estimateSummary.shape,
  /** Company or masked name of who it is for. */
  customer: z.string(),
  tariffVersion: z.string(),
  discountRate: z.number(),
  amounts: amountsField,
  lines: z.array(
    z.object({
      position: z.int(),
      title: z.string(),
      ownTitle: z.boolean(),
      product: z.enum(PRODUCT_CODES),
      summary: z.string(),
      spec: jobSpec,
      quote,
      /** As the customer chose them when it was saved. */
      files: z.array(lineFileField),
      /** A job of options is opened again; what a room of a brand made is changed there. */
      reopens: z.boolean(),
      picture: jobPictureOrNone,
    }),
  ),
})
export type Estimate = z.output<typeof estimate>

/** Prices jobs with the tariff of now and keeps the price until the last day of validity. */
export const saveEstimate = endpoint({
  id: 'estimates.save',
  method: 'POST',
  path: '/api/estimates',
  summary: '견적 저장',
  access: MEMBER,
  body: z.object({ jobs: jobsWithFiles }),
  response: estimate,
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'],
  idempotent: true,
})

export const listEstimates = endpoint({
  id: 'estimates.list',
  method: 'GET',
  path: '/api/estimates',
  summary: '견적함',
  access: MEMBER,
  query: z.object({ after: z.optional(z.string()) }),
  response: z.object({ estimates: z.array(estimateSummary), next: z.nullable(z.string()) }),
  errors: [],
})

export const readEstimate = endpoint({
  id: 'estimates.read',
  method: 'GET',
  path: '/api/estimates/:number',
  summary: '견적 하나',
  access: { who: 'member-or-staff', anyRight: ['estimates'] },
  trace: { look: 'estimate', by: 'number' },
  params: estimateParams,
  response: estimate,
  errors: ['NOT_FOUND'],
})

export const withdrawEstimate = endpoint({
  id: 'estimates.withdraw',
  method: 'POST',
  path: '/api/estimates/:number/withdrawal',
  summary: '견적 취소',
  access: { who: 'member-or-staff', anyRight: ['estimates'] },
  trace: { own: true },
  params: estimateParams,
  response: estimate,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/**
 * Puts the jobs into the cart at the price of the estimate, or says what they cost today when its time is over; then the
 * same call with `acceptToday` puts them in at that price. CONFLICT when today's price, or the estimate itself, is another one by
 * then; `version` is the one that was seen.
 */
export const orderEstimate = endpoint({
  id: 'estimates.order',
  method: 'POST',
  path: '/api/estimates/:number/order',
  summary: '이 견적으로 주문',
  access: MEMBER,
  params: estimateParams,
  body: z.object({ version: z.int(), acceptToday: z.optional(z.int()) }),
  response: z.union([
    z.object({ state: z.literal('in-cart'), itemIds: z.array(z.uuid()), brand: z.nullable(z.string()) }),
    z.object({ state: z.literal('price-changed'), promised: z.int(), today: z.int() }),
  ]),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** CONFLICT when nothing is asked any more, or another total than was seen. */
export const answerRaise = endpoint({
  id: 'estimates.answer-raise',
  method: 'POST',
  path: '/api/estimates/:number/raise/answer',
  summary: '견적 금액 변경에 답하기',
  access: MEMBER,
  params: estimateParams,
  body: z.object({ agreed: z.boolean(), total: z.int() }),
  response: estimate,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const estimatesEndpoints = [
  saveEstimate,
  listEstimates,
  readEstimate,
  withdrawEstimate,
  orderEstimate,
  answerRaise,
] as const
