import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { brandId } from '#/contract/content/brand-id.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import {
  BINDING_COLOURS,
  BINDING_FITS,
  BINDING_LIMITS,
  BINDING_SIZES,
  BINDING_WAYS,
  DIVIDER_COLOURS,
  tooMany,
} from '#/domain/bindings/binding-set.ts'
import { TOO_MANY_CLASSES } from '#/domain/catalog/class-limits.data.ts'
import { seenName } from '#/domain/brands/classes.ts'
import { INK_IDS } from '#/domain/designs/inks.data.ts'

/** More than any field takes: what is too long is said in the brand's words, beside its field. */
const ANY = 200
const ANY_LETTERS = 20_000
const words = (label: string) => text(label, { min: 0, max: ANY_LETTERS })

/** What is asked for; pages, colours and sizes of the files are what the server itself read. */
const bindingRequest = z.object({
  files: z
    .array(
      z.object({
        fileId: uuid(),
        fit: z.enum(BINDING_FITS),
        blankBack: z.boolean(),
        colour: z.nullable(z.enum(BINDING_COLOURS)),
      }),
    )
    .check(z.maxLength(ANY, { error: ({ input }) => tooMany((input as readonly unknown[]).length) })),
  size: z.enum(BINDING_SIZES),
  colour: z.enum(BINDING_COLOURS),
  binding: z.enum(BINDING_WAYS),
  divider: z.nullable(z.enum(DIVIDER_COLOURS)),
  cover: z.object({
    title: words('제목'),
    subtitle: words('작은 글'),
    teacher: words('선생님 이름'),
    colour: z.enum(INK_IDS),
  }),
  classes: z
    .array(
      z.object({
        name: text('반 이름', { min: 0, max: ANY_LETTERS, tidy: seenName }),
        copies: wholeNumber('반 부수', { min: 0, max: BINDING_LIMITS.copies }),
      }),
    )
    .check(z.maxLength(ANY, { error: TOO_MANY_CLASSES })),
})
export type BindingRequest = z.input<typeof bindingRequest>

const bindingSet = z.object({
  files: z.array(
    z.object({
      fileId: z.uuid(),
      name: z.string(),
      bytes: z.int(),
      pages: z.int(),
      colourPages: z.int(),
      size: z.object({ width: z.number(), height: z.number() }),
      fit: z.enum(BINDING_FITS),
      blankBack: z.boolean(),
      colour: z.nullable(z.enum(BINDING_COLOURS)),
    }),
  ),
  size: z.enum(BINDING_SIZES),
  colour: z.enum(BINDING_COLOURS),
  binding: z.enum(BINDING_WAYS),
  divider: z.nullable(z.enum(DIVIDER_COLOURS)),
  cover: z.object({ title: z.string(), subtitle: z.string(), teacher: z.string(), colour: z.enum(INK_IDS) }),
  classes: z.array(z.object({ name: z.string(), copies: z.int() })),
})

export const bindingView = z.object({
  id: z.uuid(),
  /** In whose cart it was put. */
  brand: z.string(),
  version: z.int(),
  /** `joining`: the pages are being put together. `failed`: one of the files cannot be read. */
  state: z.enum(['joining', 'joined', 'failed']),
  failure: z.nullable(z.object({ message: z.string(), file: z.nullable(z.int()) })),
  /** Where it lies in the cart; null when it was ordered or taken out. */
  itemId: z.nullable(z.uuid()),
  set: bindingSet,
  savedAt: z.iso.datetime(),
})
export type BindingView = z.output<typeof bindingView>

const setId = z.object({ id: uuid() })
const placed = z.object({ id: z.uuid(), itemId: z.uuid() })

export const addBinding = endpoint({
  id: 'bindings.add',
  method: 'POST',
  path: '/api/bindings',
  summary: '여러 PDF를 한 권으로 묶는 신청을 브랜드 장바구니에 담습니다.',
  access: MEMBER,
  body: z.extend(bindingRequest, { brand: brandId() }),
  response: placed,
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const changeBinding = endpoint({
  id: 'bindings.change',
  method: 'PUT',
  path: '/api/bindings/:id',
  summary: '장바구니에 담은 제본 신청의 파일과 사양을 바꿉니다.',
  access: MEMBER,
  params: setId,
  body: z.extend(bindingRequest, {
    /** As last read; another one means another window changed it meanwhile. */
    version: wholeNumber('판', { min: 1, max: 1_000_000 }),
  }),
  response: placed,
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const readBinding = endpoint({
  id: 'bindings.read',
  method: 'GET',
  path: '/api/bindings/:id',
  summary: '제본 신청 하나',
  access: MEMBER,
  params: setId,
  response: bindingView,
  errors: ['NOT_FOUND'],
})

export const listBindings = endpoint({
  id: 'bindings.list',
  method: 'GET',
  path: '/api/bindings',
  summary: '지난 제본 신청, 새것부터',
  access: MEMBER,
  query: z.object({ brand: brandId(), after: z.optional(uuid()) }),
  response: z.object({ items: z.array(bindingView), next: z.nullable(z.uuid()) }),
  errors: [],
})

/** What the cart shows of each item beside its price. */
export const listBindingsInCart = endpoint({
  id: 'bindings.in-cart',
  method: 'GET',
  path: '/api/bindings/in-cart',
  summary: '장바구니에 담긴 제본 신청',
  access: MEMBER,
  query: z.object({ brand: brandId() }),
  response: z.object({ items: z.array(bindingView) }),
  errors: [],
})

export const bindingsEndpoints = [addBinding, changeBinding, readBinding, listBindings, listBindingsInCart]
