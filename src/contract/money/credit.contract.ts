import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'

const DESK = { who: 'staff', anyRight: ['money'] } as const
const won = z.int()

const Terms = z.object({ limit: won, statementDay: z.int(), dueDays: z.int() })

const Line = z.object({
  orderNumber: z.string(),
  title: z.string(),
  placedAt: z.iso.datetime(),
  amount: won,
  /** What is still owed of it. */
  open: won,
})

const Statement = z.object({
  id: z.uuid(),
  number: z.string(),
  closedDay: z.iso.date(),
  dueDay: z.iso.date(),
  total: won,
  open: won,
  /** Its last day has passed, and something is owed. */
  overdue: z.boolean(),
  lines: z.array(Line),
})
export type CreditStatement = z.output<typeof Statement>

const Standing = z.object({
  terms: z.nullable(Terms),
  owed: won,
  left: won,
  overdue: won,
  /** Why nothing can be ordered this way now, whatever it costs. */
  refusal: z.nullable(z.string()),
})

export const readOwnCredit = endpoint({
  id: 'credit.read-own',
  method: 'GET',
  path: '/api/members/me/credit',
  summary: '내 후불 한도와 청구서',
  access: MEMBER,
  response: z.object({ ...Standing.shape, statements: z.array(Statement) }),
  errors: [],
})

/** Own orders that wait for payment are owed instead. */
export const deferOrders = endpoint({
  id: 'credit.defer-orders',
  method: 'POST',
  path: '/api/payments/deferred',
  summary: '결제 대신 후불로 주문',
  access: MEMBER,
  body: z.object({
    orderNumbers: z
      .array(z.string().check(z.regex(/^\d{8}-[0-9A-Z]{6}$/)))
      .check(z.minLength(1, { error: '주문을 골라 주세요.' }), z.maxLength(20, { error: '한 번에 20건까지 됩니다.' })),
  }),
  response: z.object({ left: won }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

const Firm = z.object({
  memberId: z.uuid(),
  maskedName: z.string(),
  companyName: z.nullable(z.string()),
  ...Terms.shape,
  owed: won,
  /** On statements. */
  billed: won,
  overdue: won,
  /** What is owed by the days since it was ordered: up to 30, 60, 90, and longer. */
  aged: z.tuple([won, won, won, won]),
})
export type CreditFirm = z.output<typeof Firm>

export const listFirms = endpoint({
  id: 'credit.list-firms',
  method: 'GET',
  path: '/api/staff/credit',
  summary: '후불 거래처와 받을 금액',
  access: DESK,
  trace: { none: 'firms with masked names', masked: true },
  response: z.object({ firms: z.array(Firm) }),
  errors: [],
})

/** Also firms that have no terms yet: whoever agrees on them looks a firm up here, and need not be allowed to read members. */
export const findFirms = endpoint({
  id: 'credit.find-firms',
  method: 'GET',
  path: '/api/staff/credit/members',
  summary: '후불 조건을 정할 회원 찾기',
  access: DESK,
  trace: { none: 'members with masked names', masked: true },
  query: z.object({ q: text('찾는 말', { max: 100 }) }),
  response: z.object({
    members: z.array(
      z.object({
        memberId: z.uuid(),
        maskedName: z.string(),
        maskedEmail: z.string(),
        companyName: z.nullable(z.string()),
        /** Null without terms; 0 where they were ended. */
        limit: z.nullable(won),
      }),
    ),
  }),
  errors: [],
})

const Payment = z.object({
  id: z.uuid(),
  amount: won,
  receivedDay: z.iso.date(),
  memo: z.string(),
  by: z.string(),
  reversed: z.nullable(z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() })),
})
const FirmView = z.object({
  memberId: z.uuid(),
  maskedName: z.string(),
  companyName: z.nullable(z.string()),
  ...Standing.shape,
  /** Comes back with other terms. */
  seen: LookedAt,
  statements: z.array(z.object({ ...Statement.shape, payments: z.array(Payment) })),
})
export type FirmView = z.output<typeof FirmView>

const params = z.object({ memberId: uuid() })

export const readFirm = endpoint({
  id: 'credit.read-firm',
  method: 'GET',
  path: '/api/staff/members/:memberId/credit',
  summary: '한 거래처의 후불 조건, 청구서, 입금',
  access: DESK,
  trace: { look: 'member', by: 'memberId' },
  params,
  response: FirmView,
  errors: ['NOT_FOUND'],
})

export const setTerms = endpoint({
  id: 'credit.set-terms',
  method: 'PUT',
  path: '/api/staff/members/:memberId/credit',
  summary: '후불 한도와 청구일, 납부 기한. 한도 0은 더 주문하지 못합니다.',
  access: DESK,
  trace: { own: true },
  params,
  body: z.object({
    limit: wholeNumber('한도', { min: 0, max: 1_000_000_000 }),
    statementDay: wholeNumber('청구일', { min: 1, max: 28 }),
    dueDays: wholeNumber('납부 기한', { min: 1, max: 90 }),
    reason: text('정하는 까닭', { min: 2, max: 200 }),
    seen: LookedAt,
  }),
  response: FirmView,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
})

export const recordCreditPayment = endpoint({
  id: 'credit.record-payment',
  method: 'POST',
  path: '/api/staff/credit/statements/:statementId/payments',
  summary: '후불 청구서의 입금을 적습니다.',
  access: DESK,
  trace: { own: true },
  params: z.object({ statementId: uuid() }),
  body: z.object({
    amount: wholeNumber('입금액', { min: 1, max: 1_000_000_000 }),
    receivedDay: day('입금일'),
    memo: text('메모', { min: 0, max: 200 }),
  }),
  response: FirmView,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const reverseCreditPayment = endpoint({
  id: 'credit.reverse-payment',
  method: 'POST',
  path: '/api/staff/credit/payments/:paymentId/reverse',
  summary: '잘못 적은 후불 입금을 되돌립니다.',
  access: DESK,
  trace: { own: true },
  params: z.object({ paymentId: uuid() }),
  body: z.object({ reason: text('되돌리는 까닭', { min: 2, max: 200 }) }),
  response: FirmView,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
})

export const creditEndpoints = [
  readOwnCredit,
  deferOrders,
  listFirms,
  findFirms,
  readFirm,
  setTerms,
  recordCreditPayment,
  reverseCreditPayment,
] as const
