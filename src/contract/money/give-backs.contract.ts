import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { orderNumberParams } from '#/contract/ordering/order-parts.ts'
import { optionalText, text, uuid, wholeNumber } from '#/contract/text.ts'
import { GIVE_BACK_CAUSE_IDS } from '#/domain/orders/give-back-causes.data.ts'

const MONEY = { who: 'staff', anyRight: ['money'] } as const
const MOST_WON = 1_000_000_000
const won = (label: string) => wholeNumber(label, { min: 0, max: MOST_WON })

export const giveBackWish = z.object({
  lines: z
    .array(
      z.object({
        lineId: uuid(),
        copies: wholeNumber('돌려드릴 부수', { min: 1, max: 1_000_000 }),
        cancel: z.boolean(),
      }),
    )
    .check(z.maxLength(100)),
  deliveryIds: z.array(uuid()).check(z.maxLength(200)),
  extra: won('더 돌려드릴 금액'),
  kept: won('남길 비용'),
})
export type GiveBackWishBody = z.output<typeof giveBackWish>

const means = z.object({
  cash: z.int(),
  emoney: z.int(),
  points: z.int(),
  /** Off what the firm owes, before any money. */
  debt: z.int(),
})
const part = z.object({
  kind: z.enum(['line', 'fee', 'amount']),
  label: z.string(),
  amount: z.int(),
  cancel: z.boolean(),
})

/** What was decided, or waits for a second person. */
export const giveBackView = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  state: z.enum(['asked', 'done', 'refused']),
  cause: z.enum(GIVE_BACK_CAUSE_IDS),
  words: z.string(),
  parts: z.array(part),
  amount: z.int(),
  kept: z.int(),
  keptReason: z.string(),
  means,
  askedByName: z.string(),
  askedAt: z.iso.datetime(),
  answeredByName: z.string(),
  answeredAt: z.nullable(z.iso.datetime()),
  answerReason: z.string(),
  /** The reader asked for it. */
  mine: z.boolean(),
})
export type GiveBackView = z.output<typeof giveBackView>

/** All that the desk has to know before it gives anything back. */
export const readGiveBack = endpoint({
  id: 'give-backs.read',
  method: 'GET',
  path: '/api/staff/orders/:orderNumber/give-back',
  summary: '주문에서 돌려드릴 수 있는 것',
  access: MONEY,
  trace: { look: 'order', by: 'orderNumber' },
  params: orderNumberParams,
  response: z.object({
    /** Why nothing can be done now. */
    refusal: z.nullable(z.string()),
    /** Nothing was paid: the order can only be cancelled whole. */
    unpaid: z.boolean(),
    left: means,
    /** The payments whose money is still here, what came last first. */
    payments: z.array(z.object({ method: z.string(), left: z.int(), byDeposit: z.boolean() })),
    lines: z.array(
      z.object({
        lineId: z.uuid(),
        title: z.string(),
        /** By which its copies are counted: 장, 권. */
        unit: z.string(),
        copies: z.int(),
        given: z.int(),
        /** Its share of what was paid, for the copies that have not gone back. */
        left: z.int(),
        mayCancel: z.boolean(),
        cancelled: z.boolean(),
      }),
    ),
    deliveries: z.array(z.object({ deliveryId: z.uuid(), label: z.string(), fee: z.int(), given: z.boolean() })),
    secondAbove: z.int(),
    /** Nobody else at the shop may agree. */
    alone: z.boolean(),
    giveBacks: z.array(giveBackView),
  }),
  errors: ['NOT_FOUND'],
})

/** What a choice comes to; nothing is written. */
export const previewGiveBack = endpoint({
  id: 'give-backs.preview',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/give-back/preview',
  summary: '환불·취소의 금액과 방법',
  access: MONEY,
  trace: { look: 'order', by: 'orderNumber' },
  params: orderNumberParams,
  body: giveBackWish,
  response: z.object({
    parts: z.array(part),
    proposed: z.int(),
    amount: z.int(),
    means,
    /** Over which payments the money part goes. */
    over: z.array(z.object({ method: z.string(), amount: z.int(), byDeposit: z.boolean() })),
    /** The order is cancelled with it. */
    closes: z.boolean(),
    needsSecond: z.boolean(),
  }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

/** Done at once, or above the limit asked of a second person. CONFLICT when it comes to something else than was shown, or somebody else gave back meanwhile. */
export const giveBack = endpoint({
  id: 'give-backs.give',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/give-back',
  summary: '품목, 배송비, 금액을 취소하거나 환불합니다 (고객에게 알림).',
  access: MONEY,
  trace: { act: 'order', by: 'orderNumber', says: ['cause', 'shownAmount'] },
  params: orderNumberParams,
  body: z.object({
    wish: giveBackWish,
    cause: z.enum(GIVE_BACK_CAUSE_IDS),
    words: text('고객에게 보낼 말', { min: 2, max: 300, multiline: true }),
    /** What the kept costs are for. */
    keptReason: optionalText('남기는 까닭', { max: 200 }),
    shownAmount: won('돌려드릴 금액'),
    /** How many refunds of the order there were when the form was opened. */
    shown: wholeNumber('앞서 한 환불', { min: 0, max: 10_000 }),
    /** Of whoever is alone at the shop, above the limit. */
    aloneReason: optionalText('혼자 확인하는 까닭', { max: 200 }),
  }),
  response: z.object({
    state: z.enum(['asked', 'done']),
    amount: z.int(),
    /** What of it comes off what is owed. */
    debt: z.int(),
  }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** The second person's answer. Whoever asked may only answer when nobody else at the shop can. */
export const answerGiveBack = endpoint({
  id: 'give-backs.answer',
  method: 'POST',
  path: '/api/staff/give-backs/:giveBackId/answer',
  summary: '다른 직원이 올린 환불에 답합니다.',
  access: MONEY,
  trace: { own: true },
  params: z.object({ giveBackId: uuid() }),
  body: z.object({ agreed: z.boolean(), reason: optionalText('까닭', { max: 200 }) }),
  response: z.object({ state: z.enum(['done', 'refused']) }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const listAskedGiveBacks = endpoint({
  id: 'give-backs.list-asked',
  method: 'GET',
  path: '/api/staff/give-backs',
  summary: '확인을 기다리는 환불, 오래된 것부터',
  access: MONEY,
  trace: { none: 'no person is named but staff', masked: true },
  response: z.object({
    giveBacks: z.array(giveBackView),
    alone: z.boolean(),
    secondAbove: z.int(),
  }),
  errors: [],
})

export const changeGiveBackSettings = endpoint({
  id: 'give-backs.change-settings',
  method: 'PUT',
  path: '/api/staff/give-back-settings',
  summary: '두 사람이 보는 환불 금액',
  access: { who: 'staff', anyRight: ['settings'] },
  trace: { act: 'order', says: ['secondAbove'] },
  body: z.object({
    secondAbove: wholeNumber('두 사람이 보는 금액', { min: 0, max: 100_000_000 }),
    /** What it was when the form was opened. */
    shown: z.int(),
  }),
  response: z.object({ secondAbove: z.int() }),
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

export const giveBacksEndpoints = [
  readGiveBack,
  previewGiveBack,
  giveBack,
  answerGiveBack,
  listAskedGiveBacks,
  changeGiveBackSettings,
] as const
