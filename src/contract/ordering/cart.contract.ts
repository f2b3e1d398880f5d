import * as z from 'zod/mini'
import { CUSTOMER } from '#/contract/access.ts'
import { brandId } from '#/contract/content/brand-id.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { jobTitle, jobTitleOrNone } from '#/contract/job/job-title.schema.ts'
import { quote } from '#/contract/job/quote.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { classesField, classesShown } from './classes.schema.ts'
import { lineOrigin } from './line-origin.schema.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'

/** Which file is for which part of the job; `material` is for staff to work from. */
export const fileChoice = z.object({ fileId: uuid(), part: text('부분', { max: 40 }) })
export const fileChoices = z.array(fileChoice).check(z.maxLength(20))

export const lineFileField = z.object({
  fileId: z.uuid(),
  part: z.string(),
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  contentType: z.string(),
})

/** What an item costs today. `shownTotal` is what the member saw last; another `total` means the price has changed since. */
export const itemPrice = z.union([
  z.object({ state: z.literal('priced'), quote, total: z.int(), shownTotal: z.int() }),
  z.object({ state: z.literal('not-offered'), message: z.string(), shownTotal: z.int() }),
])

/** Whether the files of an item can be printed as it is specified, and the ways out when not. */
export const itemCheck = z.object({
  /** `waiting`: files are being read. `stopped`: cannot be ordered unless a person was asked to look. */
  state: z.enum(['none', 'waiting', 'fine', 'stopped']),
  findings: z.array(z.object({ part: z.string(), title: z.string(), detail: z.string(), fixable: z.boolean() })),
  /** The spec that the files would want, with its price; null where only other files help. */
  match: z.nullable(z.object({ spec: jobSpec, acts: z.array(z.string()), total: z.int() })),
  staffAsked: z.boolean(),
})

export const cartItem = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The title was given; else it follows the spec. */
  ownTitle: z.boolean(),
  product: z.enum(LINE_CODES),
  spec: jobSpec,
  files: z.array(lineFileField),
  picture: jobPictureOrNone,
  selected: z.boolean(),
  version: z.int(),
  price: itemPrice,
  check: itemCheck,
  /** The estimate that holds the price, with its last day in Seoul; null when the price is today's. */
  estimate: z.nullable(z.object({ number: z.string(), lastDay: z.iso.date() })),
  /** The next larger run that costs less a copy, by today's price; null where none does. */
  priceBreak: z.nullable(z.object({ copies: z.int(), total: z.int(), unit: z.int() })),
  /** Whose cart it lies in; null is the shop itself. */
  brand: z.nullable(z.string()),
  origin: z.nullable(lineOrigin),
  classes: z.nullable(classesShown),
  createdAt: z.iso.datetime(),
})
export type CartItem = z.output<typeof cartItem>

/** Each brand has a cart of its own; absent is that of the shop itself. */
const whoseCart = z.object({ brand: z.optional(brandId()) })

const itemId = z.object({ id: uuid() })

/** The customer wants a person to look at files that cannot be printed as they are. Other files or another spec take it back. */
const askStaff = z.optional(z.boolean())

export const addCartItem = endpoint({
  id: 'cart.add-item',
  method: 'POST',
  path: '/api/cart/items',
  summary: '장바구니에 담기',
  access: CUSTOMER,
  keyScope: 'orders-write',
  body: z.object({
    spec: jobSpec,
    files: z._default(fileChoices, []),
    title: z.optional(jobTitle()),
    askStaff,
    /** Into the cart of a brand that sells the kind, by its members alone. */
    brand: z.optional(brandId()),
  }),
  response: cartItem,
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND'],
  idempotent: true,
})

export const listCart = endpoint({
  id: 'cart.list',
  method: 'GET',
  path: '/api/cart',
  summary: '장바구니',
  access: CUSTOMER,
  keyScope: 'orders-write',
  query: whoseCart,
  response: z.object({
    items: z.array(cartItem),
    /** Deleted within the week, the last one first. */
    removed: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
  errors: [],
})

/** For the head of every page: how many items wait, without pricing any of them. */
export const countCart = endpoint({
  id: 'cart.count',
  method: 'GET',
  path: '/api/cart/count',
  summary: '장바구니 품목 수',
  access: CUSTOMER,
  query: whoseCart,
  response: z.object({ count: z.int() }),
  errors: [],
})

export const readCartItem = endpoint({
  id: 'cart.read-item',
  method: 'GET',
  path: '/api/cart/items/:id',
  summary: '장바구니 한 품목',
  access: CUSTOMER,
  keyScope: 'orders-write',
  params: itemId,
  response: cartItem,
  errors: ['NOT_FOUND'],
})

export const changeCartItem = endpoint({
  id: 'cart.change-item',
  method: 'PATCH',
  path: '/api/cart/items/:id',
  summary: '사양·부수·파일 바꾸기',
  access: CUSTOMER,
  keyScope: 'orders-write',
  params: itemId,
  body: z.object({
    /** As last read; another one means somebody (another tab) changed the item meanwhile. */
    version: wholeNumber('판', { min: 1, max: 1_000_000 }),
    spec: z.optional(jobSpec),
    copies: z.optional(wholeNumber('부수', { min: 1, max: 1_000_000 })),
    files: z.optional(fileChoices),
    /** Of a line that goes to classes; its copies follow. */
    classes: z.optional(classesField),
    /** Null takes it away. */
    title: z.optional(jobTitleOrNone()),
    askStaff,
  }),
  response: cartItem,
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const selectCartItems = endpoint({
  id: 'cart.select',
  method: 'PUT',
  path: '/api/cart/selection',
  summary: '주문할 품목 고르기',
  access: CUSTOMER,
  body: z.object({ ids: z.array(uuid()).check(z.maxLength(100)), brand: z.optional(brandId()) }),
  response: z.object({ selected: z.array(z.uuid()) }),
  errors: [],
})

export const removeCartItem = endpoint({
  id: 'cart.remove-item',
  method: 'DELETE',
  path: '/api/cart/items/:id',
  summary: '장바구니에서 삭제',
  access: CUSTOMER,
  keyScope: 'orders-write',
  params: itemId,
  response: z.object({ removed: z.boolean() }),
  errors: ['NOT_FOUND'],
})

/** Within a week of its deletion, with its files, at today's price; an item that lies in the cart already stays as it is. */
export const restoreCartItem = endpoint({
  id: 'cart.restore-item',
  method: 'POST',
  path: '/api/cart/items/:id/restoration',
  summary: '삭제한 품목 되살리기',
  access: CUSTOMER,
  params: itemId,
  response: cartItem,
  errors: ['NOT_FOUND'],
})

export const cartEndpoints = [
  addCartItem,
  listCart,
  countCart,
  readCartItem,
  changeCartItem,
  selectCartItems,
  removeCartItem,
  restoreCartItem,
]
