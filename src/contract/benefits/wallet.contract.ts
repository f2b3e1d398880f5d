import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'
import { GIFT_CODE, tidyGiftCode } from '#/domain/ledger/gift-code.ts'
import { VALUES } from '#/domain/ledger/lots.ts'

const Value = z.enum(VALUES)

export const WalletLot = z.object({
  id: z.uuid(),
  value: Value,
  kind: z.enum(['paid', 'free']),
  remaining: z.int(),
  origin: z.enum(['purchase', 'review', 'grant', 'gift-card', 'charge', 'returned']),
  expiresAt: z.nullable(z.iso.datetime()),
})
export type WalletLot = z.output<typeof WalletLot>

export const readWallet = endpoint({
  id: 'wallet.read',
  method: 'GET',
  path: '/api/wallet',
  summary: '내 포인트와 e머니',
  access: MEMBER,
  response: z.object({
    points: z.int(),
    emoney: z.int(),
    /** What of the e-money was paid for, or given. */
    emoneyPaid: z.int(),
    emoneyFree: z.int(),
    /** What ends first stands first. */
    lots: z.array(WalletLot),
    rules: z.object({
      /** Of what is paid for goods, in thousandths; 0: nothing is earned. */
      purchaseRate: z.int(),
      reviewPoints: z.int(),
      photoReviewPoints: z.int(),
      pointsMonths: z.int(),
      leastPoints: z.int(),
    }),
  }),
  errors: [],
})

export const WalletEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum([
    'earn',
    'grant',
    'spend',
    'return',
    'expire',
    'taken-back',
    'gift-card',
    'charge',
    'refund',
    'refund-ended',
  ]),
  origin: z.nullable(WalletLot.shape.origin),
  amount: z.int(),
  /** What was left after it. */
  balance: z.int(),
  orderNumber: z.nullable(z.string()),
  memo: z.string(),
})
export type WalletEvent = z.output<typeof WalletEvent>

export const readWalletHistory = endpoint({
  id: 'wallet.history',
  method: 'GET',
  path: '/api/wallet/history',
  summary: '포인트나 e머니가 오간 내역, 새것부터',
  access: MEMBER,
  query: z.object({
    value: Value,
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, { error: '다음 쪽의 표시가 올바르지 않습니다.' }))),
  }),
  response: z.object({ items: z.array(WalletEvent), next: z.nullable(z.string()) }),
  errors: ['INVALID_INPUT'],
})

export const registerGiftCard = endpoint({
  id: 'wallet.register-gift-card',
  method: 'POST',
  path: '/api/wallet/gift-cards',
  summary: '상품권을 e머니로 등록하기',
  access: MEMBER,
  rate: 'code',
  body: z.object({
    code: text('상품권 번호', {
      max: 40,
      tidy: tidyGiftCode,
      pattern: { regex: GIFT_CODE, message: '상품권 번호 16자리를 그대로 입력해 주세요.' },
    }),
  }),
  response: z.object({ amount: z.int(), expiresAt: z.iso.datetime() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const walletEndpoints = [readWallet, readWalletHistory, registerGiftCard]
