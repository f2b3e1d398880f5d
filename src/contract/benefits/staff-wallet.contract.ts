import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { VALUES } from '#/domain/ledger/lots.ts'

const access = { who: 'staff', anyRight: ['money'] } as const
const reason = text('이유', { min: 2, max: 200 })
const MOST = 10_000_000
const won = (label: string) => wholeNumber(label, { min: 1, max: MOST })
const act = { act: 'benefit' } as const

export const BenefitRules = z.object({
  /** In thousandths. */
  purchaseRate: wholeNumber('구매 적립률', { min: 0, max: 200 }),
  reviewPoints: wholeNumber('후기 포인트', { min: 0, max: 100_000 }),
  photoReviewPoints: wholeNumber('사진 후기 포인트', { min: 0, max: 100_000 }),
  pointsMonths: wholeNumber('포인트 기한', { min: 1, max: 60 }),
  leastPoints: wholeNumber('최소 사용 포인트', { min: 10, max: 1_000_000 }),
  secondPersonAbove: wholeNumber('혼자 지급하는 한도', { min: 0, max: 1_000_000_000 }),
})
export type BenefitRules = z.output<typeof BenefitRules>

/** What the shop owes at the end of a day. */
const Outstanding = z.object({
  day: z.iso.date(),
  points: z.int(),
  emoneyPaid: z.int(),
  emoneyFree: z.int(),
  giftCards: z.int(),
})
export type Outstanding = z.output<typeof Outstanding>

export const readBenefits = endpoint({
  id: 'benefits.read',
  method: 'GET',
  path: '/api/staff/benefits',
  summary: '포인트·e머니의 규칙과 날마다의 미사용 잔액',
  access,
  trace: { none: 'totals of the shop, which say nothing of customers' },
  response: z.object({
    version: z.int(),
    rules: BenefitRules,
    /** The newest first. */
    days: z.array(Outstanding),
    legal: z.object({
      /** Paid for and not used, by the end of today so far. */
      balance: z.int(),
      balanceLimit: z.int(),
      issued: z.int(),
      issuedLimit: z.int(),
      alarm: z.enum(['none', 'near', 'over']),
    }),
    /** Members who tried codes that are none, in the last day. */
    guessers: z.array(z.object({ memberId: z.uuid(), times: z.int(), lastAt: z.iso.datetime() })),
  }),
  errors: [],
})

export const changeRules = endpoint({
  id: 'benefits.change-rules',
  method: 'PUT',
  path: '/api/staff/benefits/rules',
  summary: '포인트 규칙 바꾸기',
  access: { who: 'staff', anyRight: ['settings'] },
  trace: act,
  body: z.object({ base: z.int(), rules: BenefitRules }),
  response: z.object({ version: z.int() }),
  errors: ['INVALID_INPUT', 'CONFLICT'],
  idempotent: true,
})

const Person = z.nullable(z.string())

export const Grant = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  maskedMember: z.string(),
  value: z.enum(VALUES),
  amount: z.int(),
  months: z.int(),
  reason: z.string(),
  state: z.enum(['waiting', 'given', 'refused']),
  askedBy: Person,
  askedAt: z.iso.datetime(),
  decidedBy: Person,
  /** Whoever asks may not decide. */
  mine: z.boolean(),
})
export type Grant = z.output<typeof Grant>

export const listGrants = endpoint({
  id: 'benefits.list-grants',
  method: 'GET',
  path: '/api/staff/benefits/grants',
  summary: '지급한 포인트와 e머니, 새것부터',
  access,
  trace: { none: 'names are masked', masked: true },
  response: z.object({ items: z.array(Grant) }),
  errors: [],
})

export const grantValue = endpoint({
  id: 'benefits.grant',
  method: 'POST',
  path: '/api/staff/benefits/grants',
  summary: '회원에게 포인트나 e머니 지급하기; 한도를 넘으면 두 번째 사람을 기다립니다',
  access,
  trace: { act: 'benefit', says: ['value', 'amount', 'reason'] },
  body: z.object({
    member: text('회원 이메일이나 아이디', { max: 100 }),
    value: z.enum(VALUES),
    amount: won('금액'),
    months: wholeNumber('기한', { min: 1, max: 60 }),
    reason,
  }),
  response: z.object({ state: Grant.shape.state }),
  errors: ['INVALID_INPUT', 'NOT_FOUND'],
  idempotent: true,
})

const decision = z.object({ give: z.boolean() })

export const decideGrant = endpoint({
  id: 'benefits.decide-grant',
  method: 'POST',
  path: '/api/staff/benefits/grants/:id/decision',
  summary: '다른 직원이 올린 지급을 승인하거나 거절하기',
  access,
  trace: { act: 'benefit', by: 'id', says: ['give'] },
  params: z.object({ id: uuid() }),
  body: decision,
  response: z.object({ state: Grant.shape.state }),
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  idempotent: true,
})

export const GiftCardBatch = z.object({
  id: z.uuid(),
  name: z.string(),
  amount: z.int(),
  cards: z.int(),
  registered: z.int(),
  reason: z.string(),
  state: z.enum(['waiting', 'issued', 'refused', 'stopped']),
  askedBy: Person,
  askedAt: z.iso.datetime(),
  decidedBy: Person,
  stopReason: z.nullable(z.string()),
  mine: z.boolean(),
})
export type GiftCardBatch = z.output<typeof GiftCardBatch>

export const listGiftCardBatches = endpoint({
  id: 'benefits.list-batches',
  method: 'GET',
  path: '/api/staff/benefits/gift-cards',
  summary: '발행한 상품권 묶음, 새것부터',
  access,
  trace: { none: 'batches of cards, which say nothing of customers' },
  response: z.object({ items: z.array(GiftCardBatch) }),
  errors: [],
})

export const issueGiftCards = endpoint({
  id: 'benefits.issue-gift-cards',
  method: 'POST',
  path: '/api/staff/benefits/gift-cards',
  summary: '상품권 묶음 발행하기; 한도를 넘으면 두 번째 사람을 기다립니다',
  access,
  trace: { act: 'benefit', says: ['name', 'amount', 'cards', 'reason'] },
  body: z.object({
    name: text('묶음 이름', { max: 60 }),
    amount: won('한 장의 금액'),
    cards: wholeNumber('장수', { min: 1, max: 1000 }),
    reason,
  }),
  response: z.object({ id: z.uuid(), state: GiftCardBatch.shape.state }),
  errors: ['INVALID_INPUT'],
  idempotent: true,
})

export const decideGiftCards = endpoint({
  id: 'benefits.decide-gift-cards',
  method: 'POST',
  path: '/api/staff/benefits/gift-cards/:id/decision',
  summary: '다른 직원이 올린 상품권 발행을 승인하거나 거절하기',
  access,
  trace: { act: 'benefit', by: 'id', says: ['give'] },
  params: z.object({ id: uuid() }),
  body: decision,
  response: z.object({ state: GiftCardBatch.shape.state }),
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  idempotent: true,
})

export const stopGiftCards = endpoint({
  id: 'benefits.stop-gift-cards',
  method: 'POST',
  path: '/api/staff/benefits/gift-cards/:id/stop',
  summary: '도난당한 묶음에서 아직 등록하지 않은 상품권 막기',
  access,
  trace: { act: 'benefit', by: 'id', says: ['reason'] },
  params: z.object({ id: uuid() }),
  body: z.object({ reason }),
  response: z.object({ stopped: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const readGiftCardSheet = endpoint({
  id: 'benefits.gift-card-sheet',
  method: 'GET',
  path: '/api/staff/benefits/gift-cards/:id/sheet',
  summary: '인쇄할 상품권 내려받기 (카드 PDF, 번호 CSV·XLSX)',
  access,
  trace: { look: 'benefit', by: 'id', verb: 'download' },
  params: z.object({ id: uuid() }),
  query: z.object({ format: z.enum(['csv', 'xlsx', 'pdf']) }),
  response: z.null(),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const staffWalletEndpoints = [
  readBenefits,
  changeRules,
  listGrants,
  grantValue,
  decideGrant,
  listGiftCardBatches,
  issueGiftCards,
  decideGiftCards,
  stopGiftCards,
  readGiftCardSheet,
]
