import * as z from 'zod/mini'
import { CUSTOMER, PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { paper } from '#/contract/job/paper.schema.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { LONGEST_ID, MOST_SAMPLES } from '#/domain/catalog/spec-limits.ts'

/** What a kit of paper samples may have in it and what it costs, VAT and postage included. */
export const readKitOffer = endpoint({
  id: 'kits.offer',
  method: 'GET',
  path: '/api/kits',
  summary: '종이 샘플로 고를 수 있는 종이와 값',
  access: PUBLIC,
  response: z.object({ open: z.boolean(), price: z.int(), most: z.int(), papers: z.array(paper) }),
  errors: ['UNAVAILABLE'],
})

/** Whether somebody has one already: in the cart, or ordered. */
export const readOwnKit = endpoint({
  id: 'kits.own',
  method: 'GET',
  path: '/api/kits/own',
  summary: '내 종이 샘플',
  access: CUSTOMER,
  response: z.object({
    state: z.enum(['none', 'cart', 'ordered']),
    /** Null where somebody else with the same phone has ordered it. */
    orderNumber: z.nullable(z.string()),
    papers: z.array(z.string()),
  }),
  errors: [],
})

/** Puts a kit into the cart, or other papers into the one that lies there. One a person. */
export const chooseKit = endpoint({
  id: 'kits.choose',
  method: 'POST',
  path: '/api/kits',
  summary: '종이 샘플을 장바구니에 담기',
  access: CUSTOMER,
  body: z.object({
    papers: z
      .array(text('종이', { max: LONGEST_ID }))
      .check(z.minLength(1, '종이를 하나 이상 골라 주세요.'), z.maxLength(MOST_SAMPLES, '종이를 너무 많이 골랐어요.')),
  }),
  response: z.object({ itemId: z.uuid() }),
  errors: ['INVALID_INPUT', 'CONFLICT', 'UNAVAILABLE'],
  idempotent: true,
})

const SETTINGS = { who: 'staff', anyRight: ['settings'] } as const
const kitSettings = {
  open: z.boolean(),
  price: wholeNumber('샘플 값', { min: 0, max: 100_000 }),
  most: wholeNumber('고를 수 있는 종이', { min: 1, max: MOST_SAMPLES }),
  /** Counts changes, so that two people do not write over each other. */
  version: wholeNumber('판', { min: 1, max: 1_000_000_000 }),
}

export const readKitSettings = endpoint({
  id: 'kits.settings',
  method: 'GET',
  path: '/api/staff/kit-settings',
  summary: '종이 샘플 설정',
  access: SETTINGS,
  trace: { none: 'a setting' },
  response: z.object(kitSettings),
  errors: [],
})

export const changeKitSettings = endpoint({
  id: 'kits.change-settings',
  method: 'PUT',
  path: '/api/staff/kit-settings',
  summary: '종이 샘플을 받을지와 값, 종이 수를 바꿉니다.',
  access: SETTINGS,
  trace: { act: 'kit-settings', says: ['open', 'price', 'most'] },
  body: z.object(kitSettings),
  response: z.object(kitSettings),
  errors: ['CONFLICT'],
})

export const packKit = endpoint({
  id: 'kits.pack',
  method: 'POST',
  path: '/api/staff/kits/:lineId/pack',
  summary: '종이 샘플을 담았습니다.',
  access: { who: 'staff', anyRight: ['shipping', 'production'] },
  trace: { act: 'order-line', by: 'lineId' },
  params: z.object({ lineId: uuid() }),
  response: z.null(),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const kitsEndpoints = [readKitOffer, readOwnKit, chooseKit, readKitSettings, changeKitSettings, packKit] as const
