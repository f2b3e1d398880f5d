import * as z from 'zod/mini'
import { placeInTime } from '#/contract/rules/place-rule.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid } from '#/contract/text.ts'
import { BANK_FIELD_IDS } from '#/domain/money/bank-sheet.data.ts'
import { FITS } from '#/domain/money/deposit-match.ts'
import { PAYMENT_STATES } from '#/domain/orders/states.ts'

const access = { who: 'staff', anyRight: ['money'] } as const

/** Lines of one file of a bank. */
export const MOST_BANK_LINES = 50_000
const bank = text('은행', { max: 40 })
const reason = text('이유', { min: 2, max: 200 })

/** Which column is what, `at,,deposit`; missing where the shop is to find out by itself. */
const use = z.optional(z.string().check(z.maxLength(400), z.regex(/^[a-z]*(?:,[a-z]*)*$/)))

const lineShown = z.object({
  line: z.int(),
  at: z.string(),
  amount: z.int(),
  name: z.string(),
  memo: z.string(),
})

export const readBankFile = endpoint({
  id: 'bank-deposits.read-file',
  method: 'POST',
  path: '/api/staff/bank-files',
  summary: '은행에서 받은 파일을 읽어 봅니다. 아무것도 저장하지 않습니다.',
  access,
  trace: { none: 'the file is the one that the asker has; nothing of the shop is shown' },
  query: z.object({ bank, use }),
  response: z.object({
    heads: z.array(z.string()),
    /** Rows below the heads as they stand in the file. */
    sample: z.array(z.array(z.string())),
    use: z.array(z.nullable(z.enum(BANK_FIELD_IDS))),
    /** When these columns were agreed to for this bank. */
    rememberedAt: z.nullable(z.iso.datetime()),
    /** What keeps the columns from being read. */
    problem: z.nullable(z.string()),
    lines: z.int(),
    /** Of them here already. */
    known: z.int(),
    deposits: z.object({ count: z.int(), sum: z.int() }),
    withdrawals: z.object({ count: z.int(), sum: z.int() }),
    from: z.nullable(z.string()),
    until: z.nullable(z.string()),
    preview: z.array(lineShown),
    unread: z.array(z.object({ line: z.int(), why: z.string() })),
    unreadCount: z.int(),
  }),
  errors: ['INVALID_INPUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE'],
  multipart: true,
})
export type BankFile = z.output<(typeof readBankFile)['response']>

/** The same file once more adds nothing: each line of the bank is known again. */
export const importBankFile = endpoint({
  id: 'bank-deposits.import-file',
  method: 'POST',
  path: '/api/staff/bank-imports',
  summary: '은행 파일의 새 줄을 넣고, 확실한 입금을 주문에 맞춥니다.',
  access,
  trace: { own: true },
  query: z.object({ bank, use, fileName: text('파일 이름', { max: 200 }) }),
  response: z.object({ lines: z.int(), added: z.int(), known: z.int(), unread: z.int() }),
  errors: ['INVALID_INPUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE'],
  multipart: true,
})

const proposal = z.object({
  fit: z.enum(FITS),
  orderNumbers: z.array(z.string()),
  customer: z.string(),
  depositor: z.string(),
  amount: z.int(),
})
export type DepositProposal = z.output<typeof proposal>

const refundProposal = z.object({ repaymentId: z.uuid(), orderNumbers: z.array(z.string()), customer: z.string() })

export const bankRow = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  amount: z.int(),
  name: z.string(),
  memo: z.string(),
  bank: z.string(),
  state: z.enum(['open', 'matched', 'refunded', 'set-aside']),
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  match: z.nullable(
    z.object({
      id: z.uuid(),
      kind: z.enum(['automatic', 'by-hand']),
      orderNumbers: z.array(z.string()),
      amount: z.int(),
    }),
  ),
  proposals: z.array(proposal),
  refunds: z.array(refundProposal),
})
export type BankRow = z.output<typeof bankRow>

export const BANK_ROW_VIEWS = ['open', 'matched', 'set-aside', 'withdrawals'] as const
export type BankRowView = (typeof BANK_ROW_VIEWS)[number]

export const listBankRows = endpoint({
  id: 'bank-deposits.list',
  method: 'GET',
  path: '/api/staff/bank-rows',
  summary: '은행에 들어온 돈과 나간 돈, 최근 것부터',
  access,
  trace: { look: 'bank-deposit', verb: 'list' },
  query: z.object({
    show: z._default(z.enum(BANK_ROW_VIEWS), 'open'),
    /** `next` of the page before. */
    before: z.optional(placeInTime()),
  }),
  response: z.object({
    rows: z.array(bankRow),
    next: z.nullable(z.string()),
    open: z.object({ count: z.int(), sum: z.int() }),
    lastImport: z.nullable(z.object({ at: z.iso.datetime(), bank: z.string(), by: z.nullable(z.string()) })),
  }),
  errors: [],
})

/** By the end of its number, the name of who ordered, or the amount. */
export const findDepositOrders = endpoint({
  id: 'bank-deposits.find-orders',
  method: 'GET',
  path: '/api/staff/bank-orders',
  summary: '입금과 맞출 주문 찾기',
  access,
  trace: { look: 'order', verb: 'search' },
  query: z.object({ q: text('찾을 말', { min: 2, max: 40 }) }),
  response: z.object({
    orders: z.array(
      z.object({
        orderNumber: z.string(),
        title: z.string(),
        customer: z.string(),
        due: z.int(),
        payment: z.enum(PAYMENT_STATES),
        payable: z.boolean(),
      }),
    ),
  }),
  errors: [],
})
export type DepositOrder = z.output<(typeof findDepositOrders)['response']>['orders'][number]

const rowIds = z
  .array(uuid('입금'))
  .check(z.minLength(1, { error: '입금을 골라 주세요.' }), z.maxLength(20, { error: '입금은 20건까지 함께 맞춥니다.' }))

/** `payment`: it pays these orders together; what is over goes back. `owed`: all of it goes back to the customer of the order. */
export const matchBankRows = endpoint({
  id: 'bank-deposits.match',
  method: 'POST',
  path: '/api/staff/bank-matches',
  summary: '은행 입금을 주문에 맞추기',
  access,
  trace: { own: true },
  body: z.object({
    rowIds,
    orderNumbers: z
      .array(z.string().check(z.regex(/^\d{8}-[0-9A-Z]{6}$/)))
      .check(
        z.minLength(1, { error: '주문을 골라 주세요.' }),
        z.maxLength(20, { error: '주문은 20건까지 함께 맞춥니다.' }),
      ),
    as: z._default(z.enum(['payment', 'owed']), 'payment'),
  }),
  response: z.object({ matchId: z.uuid(), over: z.int() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const undoBankMatch = endpoint({
  id: 'bank-deposits.undo',
  method: 'POST',
  path: '/api/staff/bank-matches/:matchId/undoing',
  summary: '맞춘 입금을 되돌리기: 주문은 다시 입금을 기다립니다.',
  access,
  trace: { own: true },
  params: z.object({ matchId: uuid() }),
  body: z.object({ reason }),
  response: z.object({ orderNumbers: z.array(z.string()) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

const rowParams = z.object({ rowId: uuid() })

/** Not for an order: interest, a supplier, another business of the owner. Empty takes it back. */
export const setBankRowAside = endpoint({
  id: 'bank-deposits.set-aside',
  method: 'PUT',
  path: '/api/staff/bank-rows/:rowId/aside',
  summary: '주문과 상관없는 줄로 두기, 또는 다시 꺼내기',
  access,
  trace: { own: true },
  params: rowParams,
  body: z.object({ reason: z.nullable(reason) }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const confirmBankRefund = endpoint({
  id: 'bank-deposits.confirm-refund',
  method: 'POST',
  path: '/api/staff/bank-rows/:rowId/refund',
  summary: '은행에서 나간 돈을 돌려 드린 것으로 적기',
  access,
  trace: { own: true },
  params: rowParams,
  body: z.object({ repaymentId: uuid('돌려 드릴 돈') }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const bankDepositsEndpoints = [
  readBankFile,
  importBankFile,
  listBankRows,
  findDepositOrders,
  matchBankRows,
  undoBankMatch,
  setBankRowAside,
  confirmBankRefund,
]
