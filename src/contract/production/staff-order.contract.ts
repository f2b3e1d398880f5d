import * as z from 'zod/mini'
import { awaitedAccount } from '#/contract/money/awaited-account.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { fileChoices } from '#/contract/ordering/cart.contract.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { STAFF } from '#/contract/access.ts'
import { proofFinding } from '#/contract/prepress/proof.contract.ts'
import { partPaymentView } from '#/contract/ordering/part-payment-view.ts'
import { orderChangeView } from '#/contract/ordering/order-change-view.ts'
import { shipment } from './shipping.contract.ts'
import { text } from '#/contract/text.ts'
import { REVERSAL_ANSWERS } from '#/domain/orders/reversal-answers.ts'
import { DELIVERY_STATES, FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from '#/domain/orders/states.ts'
import { REVERSAL_KINDS } from '#/domain/orders/take-back.ts'
import { PROOF_STATES, VERSION_STATES } from '#/domain/proofs/states.ts'
import { PRODUCTION_MOVES } from '#/contract/production/production.contract.ts'

const count = z.int().check(z.gte(0))
const orderParams = z.object({ orderNumber: text('주문번호', { max: 40 }) })

/** What is done in the open order and not by every role. */
export const STAFF_ACTS = [
  'reveal-personal-data',
  'request-file',
  'make-proof',
  'press-package',
  'dispatch',
  'change-recipient',
  'change-line',
] as const

export const staffLine = z.object({
  lineId: z.uuid(),
  title: z.string(),
  ownTitle: z.boolean(),
  spec: jobSpec,
  picture: jobPictureOrNone,
  copies: count,
  /** Of these as many are made again; null when it is the first time. */
  remakeCopies: z.nullable(count),
  amount: count,
  file: z.enum(FILE_STATES),
  fileSince: z.nullable(z.iso.datetime()),
  production: z.enum(PRODUCTION_STATES),
  productionSince: z.nullable(z.iso.datetime()),
  /** Production moves that are possible now and open to the reader's role, for the buttons. */
  moves: z.array(z.enum(PRODUCTION_MOVES)),
  files: z.array(
    z.object({ fileId: z.uuid(), partId: z.string(), name: z.string(), bytes: count, sha256: z.string() }),
  ),
  findings: z.array(z.extend(proofFinding, { fileId: z.uuid() })),
  proof: z.nullable(
    z.object({
      id: z.uuid(),
      state: z.enum(PROOF_STATES),
      version: count,
      versionState: z.nullable(z.enum(VERSION_STATES)),
      openComments: count,
      lastMessage: z.nullable(z.string()),
    }),
  ),
})
export type StaffLine = z.output<typeof staffLine>

export const staffOrder = z.object({
  orderNumber: z.string(),
  /** Name of the brand that it was ordered of; null is the shop itself. */
  brand: z.nullable(z.string()),
  title: z.string(),
  /** What the customer wrote with the order. */
  memo: z.string(),
  /** Somebody has said that they read what the customer wrote. */
  wordsRead: z.boolean(),
  /** Masked: 홍*동, 010-****-5678. The whole of it only through `revealPersonalData`. */
  customer: z.object({
    name: z.string(),
    phone: z.string(),
    company: z.nullable(z.string()),
    /** Ordered without an account, by a proven phone. */
    guest: z.boolean(),
  }),
  payment: z.enum(PAYMENT_STATES),
  paidAt: z.nullable(z.iso.datetime()),
  orderedAt: z.iso.datetime(),
  delivery: z.enum(DELIVERY_STATES),
  dispatchDay: z.nullable(z.iso.date()),
  amounts: z.array(z.object({ label: z.string(), amount: z.int() })),
  /** What became of the money that came in, once some of it goes back or is kept; its parts make `paid`. */
  settlement: z.nullable(
    z.object({
      paid: count,
      kept: count,
      refunds: z.array(
        z.object({
          state: z.enum(['requested', 'done', 'refused']),
          amount: count,
          at: z.iso.datetime(),
          /** In the gateway's words why it would not. */
          failure: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** The account that waits for the deposit; null when none does. Its number is whole for who may name one. */
  account: z.nullable(
    z.object({
      ...awaitedAccount,
      /** The name that a transfer to the shop's own account carries. */
      depositor: z.nullable(z.string()),
      /** Of all orders that are paid together into it. */
      amount: count,
      /** How many those are. */
      orders: count,
    }),
  ),
  partPayment: z.nullable(partPaymentView),
  /** It may be agreed to be paid in two parts: from how much to how much may come first; null when not. */
  advanceOffer: z.nullable(
    z.object({
      least: z.int(),
      most: z.int(),
      usual: z.int(),
      total: z.int(),
      restDay: z.object({ usual: z.string(), first: z.string(), last: z.string() }),
    }),
  ),
  /** Days to which a rest that is awaited may be moved; null where none is. */
  restDays: z.nullable(z.object({ first: z.string(), last: z.string() })),
  /** Changes after the payment, oldest first; one that waits holds the order. */
  changes: z.array(orderChangeView),
  lines: z.array(staffLine),
  deliveries: z.array(
    z.object({
      id: z.uuid(),
      method: z.string(),
      state: z.enum(DELIVERY_STATES),
      label: z.string(),
      /** Masked like the customer. */
      recipient: z.string(),
      /** What the customer asked of whoever brings it. */
      request: z.string(),
      lineIds: z.array(z.uuid()),
      /** How many copies of which line go there. */
      counts: z.array(z.object({ lineId: z.uuid(), copies: count })),
      /** Those to this address only. */
      shipments: z.array(shipment),
    }),
  ),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      /** Machine and event: `file approve`. */
      key: z.string(),
      who: z.string(),
      what: z.string(),
      note: z.string(),
    }),
  ),
  assignee: z.nullable(z.object({ name: z.string(), mine: z.boolean() })),
  /** What the reader's role may do. */
  may: z.array(z.enum(STAFF_ACTS)),
  /** The customer wants out and cannot alone any more; null when nobody asked or the order is closed. */
  cancelRequest: z.nullable(
    z.object({
      at: z.iso.datetime(),
      reason: z.string(),
      /** Paid and not given back. */
      paid: count,
      /** A deposit whose account to go back to the customer has not given. */
      needsAccount: z.boolean(),
      /** Whether the reader's role may answer. */
      mayAnswer: z.boolean(),
      /** Comes back with the answer. */
      seen: LookedAt,
    }),
  ),
  /** Money that the bank or the card company took back and that has not come again; null when there is none. */
  missingMoney: z.nullable(
    z.object({
      /** Nobody has decided yet: nothing is made or sent. Otherwise the shop waits for an agreed debt. */
      open: z.boolean(),
      items: z.array(z.object({ kind: z.enum(REVERSAL_KINDS), amount: count, at: z.iso.datetime() })),
      /** Paid and not taken or given back; a cancel gives it back. */
      left: count,
      needsAccount: z.boolean(),
      /** What may be decided now by the reader's role. */
      answers: z.array(z.enum(REVERSAL_ANSWERS)),
      /** Comes back with the answer. */
      seen: LookedAt,
    }),
  ),
})
export type StaffOrder = z.output<typeof staffOrder>

export const readStaffOrder = endpoint({
  id: 'workqueue.read-order',
  method: 'GET',
  path: '/api/staff/orders/:orderNumber',
  summary: '주문 한 건',
  access: STAFF,
  trace: { look: 'order', by: 'orderNumber' },
  params: orderParams,
  response: staffOrder,
  errors: ['NOT_FOUND'],
})

/** Every call leaves a row in the audit log: who looked at whose data. */
export const revealPersonalData = endpoint({
  id: 'workqueue.reveal-personal-data',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/personal-data',
  summary: '가려 둔 고객 정보 보기 (감사 기록에 남음)',
  access: { who: 'staff', anyRight: ['personal-data'] },
  trace: { own: true },
  params: orderParams,
  response: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Every address of the order, in its order. */
    places: z.array(z.object({ deliveryId: z.uuid(), name: z.string(), phone: z.string(), address: z.string() })),
    /** Who the labels say the boxes come from; null: the shop. */
    sender: z.nullable(z.string()),
    /** How the purchase shall be proved, in one line; null where nothing was asked. */
    evidence: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
})

export const assignOrder = endpoint({
  id: 'workqueue.assign-order',
  method: 'PUT',
  path: '/api/staff/orders/:orderNumber/assignee',
  summary: '내가 맡기, 또는 내려놓기',
  access: STAFF,
  trace: { act: 'order', by: 'orderNumber', says: ['mine'] },
  params: orderParams,
  body: z.object({ mine: z.boolean() }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
})

export const requestFile = endpoint({
  id: 'workqueue.request-file',
  method: 'POST',
  path: '/api/staff/lines/:lineId/file-requests',
  summary: '고객에게 파일을 다시 요청합니다.',
  access: { who: 'staff', anyRight: ['files'] },
  trace: { act: 'order-line', by: 'lineId' },
  params: z.object({ lineId: z.uuid() }),
  body: z.object({ text: text('요청 내용', { max: 2000, multiline: true }) }),
  response: z.object({ proofId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** PDFs that staff made of the customer's material; the material stays with the line. They are checked as any file. */
export const attachConverted = endpoint({
  id: 'workqueue.attach-converted',
  method: 'POST',
  path: '/api/staff/lines/:lineId/files',
  summary: '고객의 자료로 만든 PDF를 품목에 올립니다.',
  access: { who: 'staff', anyRight: ['files'] },
  trace: { act: 'order-line', by: 'lineId' },
  params: z.object({ lineId: z.uuid() }),
  body: z.object({ files: fileChoices.check(z.minLength(1, { error: '올릴 PDF를 골라 주세요.' })) }),
  response: z.object({ file: z.enum(FILE_STATES) }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const staffOrderEndpoints = [
  readStaffOrder,
  revealPersonalData,
  assignOrder,
  requestFile,
  attachConverted,
] as const
