import { beforeAll, expect, it } from 'vitest'
import { readBrandSite } from '#/contract/content/brands.contract.ts'
import { saveBrand } from '#/contract/content/staff-brands.contract.ts'
import { listCart, removeCartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { joinBrand } from '#/contract/people/brand-membership.contract.ts'
import * as bindings from '#/contract/prepress/bindings.contract.ts'
import { checkFile } from '#/contract/prepress/preflight.contract.ts'
import * as contract from '#/contract/textbooks/editions.contract.ts'
import * as staff from '#/contract/textbooks/staff-editions.contract.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { type BindingFile, NEW_SET } from '#/domain/bindings/binding-set.ts'
import type { BrandGoods } from '#/domain/brands/brand.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { EDITION, soldEdition } from '#tests/support/editions.ts'
import { sheetFor } from '#tests/support/orders/checkout.ts'
import { handout } from '#tests/support/pdf/make-handouts.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let desk: StaffCaller
let academy: MemberCaller
let stranger: MemberCaller
let hama: MemberCaller
let math: MemberCaller

const THIRD = {
  name: '과학교실',
  mark: 'letter' as const,
  surface: 'plain' as const,
  accent: '#1a5a9e',
  tint: '#e8f1fa',
  texts: { tagline: '소개', headline: '첫 줄', emphasis: '둘째 줄', intro: '글', joining: '가입해요', info: [] },
  contact: { telephone: null, mail: null, hours: null },
  terms: '',
  joins: 'at-once' as const,
  sells: ['editions', 'bindings'] as BrandGoods[],
  kinds: [],
  pricePercent: 80,
  headSeesAmounts: false,
  active: true,
  version: 0,
}
const brand = 'science'
const NOT_ITS = '과학교실 회원이 아닙니다.'

beforeAll(async () => {
  shop = await testShop()
  desk = await shop.staff('administrator')
  await shop.call(saveBrand, { as: desk, params: { id: brand }, body: THIRD })
  academy = await shop.member({ name: '한결학원' })
  stranger = await shop.member()
  hama = await shop.member({ type: 'HAMAMATH', grade: '0080' })
  math = await shop.member({ type: 'MATHOLIC' })
  const body = { academy: '', contract: '', agree: true, documents: [] }
  await shop.call(joinBrand, { as: academy, params: { id: brand }, body })
})

const CLASSES = [{ name: '중2', copies: 30, nameOnCover: false }]
const list = (as: MemberCaller, whose: string) => shop.call(contract.listEditions, { as, query: { brand: whose } })
const cartOf = async (as: MemberCaller) => (await shop.call(listCart, { as, query: { brand } })).data.items
const order = async (as: MemberCaller) => {
  const [item] = await cartOf(as)
  if (!item) throw new Error('nothing in the cart')
  return shop.call(placeOrder, { as, body: await sheetFor(shop, as, [item]) })
}

it('a brand of the desk sells textbooks of its own, and each brand’s members see theirs alone', async () => {
  const { id } = await soldEdition(shop, desk, { title: '과학 책', brand })
  const { id: other } = await soldEdition(shop, desk, { title: '수학 책' })
  expect((await list(academy, brand)).data.items.map(({ title }) => title)).toEqual(['과학 책'])
  expect((await list(hama, 'hamamath')).data.items.map(({ title }) => title)).toEqual(['수학 책'])
  const shelf = (await shop.call(contract.readEditionShelf, { query: { brand } })).data
  expect(shelf.books.map(({ title }) => title)).toEqual(['과학 책'])
  const added = await shop.call(contract.addEdition, {
    as: academy,
    params: { id },
    body: { number: 1, classes: CLASSES },
  })
  expect(added.failure).toBeNull()
  expect((await cartOf(academy))[0]).toMatchObject({ brand, origin: { editionId: id } })
  await shop.runJobs()
  expect((await order(academy)).failure).toBeNull()
  const { terms } = (await shop.call(contract.listOrderedTerms, { as: academy, query: { brand } })).data
  const whole = { as: academy, params: { term: terms[0]?.term ?? '' }, body: { brand } }
  expect((await shop.call(contract.reorderTerm, whole)).data.itemIds).toHaveLength(1)

  // Another brand's member, and nobody's.
  for (const as of [hama, math, stranger]) {
    expect((await list(as, brand)).failure?.message).toBe(NOT_ITS)
    expect((await shop.call(contract.readEdition, { as, params: { id } })).failure?.message).toBe(NOT_ITS)
    const body = { number: 1, classes: CLASSES }
    expect((await shop.call(contract.addEdition, { as, params: { id }, body })).status).toBe(403)
    expect((await shop.call(contract.readEditionMap, { as, query: { brand } })).status).toBe(403)
    expect((await shop.call(contract.readAcademyCover, { as, query: { brand } })).status).toBe(403)
    expect((await shop.call(contract.listOrderedTerms, { as, query: { brand } })).status).toBe(403)
  }
  expect((await list(academy, 'hamamath')).failure?.message).toBe('하마매쓰 회원이 아닙니다.')
  const read = await shop.call(contract.readEdition, { as: academy, params: { id: other } })
  expect(read.failure?.message).toBe('하마매쓰 회원이 아닙니다.')
})

it('a textbook belongs to a brand that sells some, and another brand’s takes no place of it', async () => {
  for (const wrong of ['matholic', 'nobody']) {
    const made = await shop.call(staff.createEdition, { as: desk, body: { ...EDITION, brand: wrong } })
    expect(made.failure).toMatchObject({ code: 'INVALID_INPUT', fields: { brand: expect.stringContaining('교재') } })
    expect((await list(academy, wrong)).status).toBe(404)
    expect((await shop.call(contract.readEditionShelf, { query: { brand: wrong } })).status).toBe(404)
  }
  const { id } = await soldEdition(shop, desk, { title: '내릴 책', brand })
  const { id: successorId } = await soldEdition(shop, desk, { title: '남의 책' })
  const body = { reason: '개정', successorId }
  const gone = await shop.call(staff.withdrawEdition, { as: desk, params: { id }, body })
  expect(gone.failure?.fields).toHaveProperty('successorId')
})

const request = (fileIds: readonly string[]): bindings.BindingRequest => ({
  ...NEW_SET,
  files: fileIds.map((fileId) => ({ fileId, fit: 'scale', blankBack: true, colour: null })),
  cover: { title: '실험 자료', subtitle: '', teacher: '', colour: 'indigo' },
  classes: [{ name: '중2', copies: 20 }],
})

async function uploaded(as: MemberCaller): Promise<string> {
  const fileId = await uploadPdf(shop, as, await handout({ pages: 24 }))
  const file: BindingFile = {
    fileId,
    name: '',
    bytes: 0,
    pages: 24,
    colourPages: 0,
    size: { width: 210, height: 297 },
    fit: 'scale',
    blankBack: true,
    colour: null,
  }
  const spec = bindingSpec({ ...NEW_SET, files: [file] })
  await shop.call(checkFile, { as, params: { fileId }, body: { part: 'inner', spec } })
  await shop.runJobs()
  return fileId
}

it('a brand of the desk binds files at its own price, in its own cart', async () => {
  const body = request([await uploaded(academy)])
  const put = (as: MemberCaller, whose: string) =>
    shop.call(bindings.addBinding, { as, body: { ...body, brand: whose }, key: crypto.randomUUID() })
  const usual = (await put(math, 'matholic')).failure
  expect(usual?.code, 'a file of somebody else').toBe('NOT_FOUND')
  for (const as of [hama, math, stranger]) expect((await put(as, brand)).failure?.message).toBe(NOT_ITS)
  expect((await put(academy, 'matholic')).failure?.message).toBe('매쓰홀릭 회원이 아닙니다.')
  expect((await put(academy, 'hamamath')).status).toBe(404)

  for (const item of await cartOf(academy)) await dropped(item.id)
  const { id, itemId } = (await put(academy, brand)).data
  await shop.runJobs()
  const [item] = await cartOf(academy)
  expect(item).toMatchObject({ id: itemId, brand, origin: { setId: id }, check: { state: 'fine' } })
  const lines = item?.price.state === 'priced' ? item.price.quote.lines : []
  expect(lines.map(({ label }) => label).join()).toContain('과학교실')
  const seen = (await shop.call(bindings.listBindings, { as: academy, query: { brand } })).data.items
  expect(seen).toMatchObject([{ id, brand }])
  expect((await shop.call(bindings.listBindings, { as: academy, query: { brand: 'matholic' } })).data.items).toEqual([])
  expect((await shop.call(bindings.listBindingsInCart, { as: academy, query: { brand } })).data.items).toHaveLength(1)

  // It lies in the cart while the desk stops binding: it stays there, and is not ordered.
  const without = { ...THIRD, sells: ['editions' as const], version: 1 }
  const saved = await shop.call(saveBrand, { as: desk, params: { id: brand }, body: without })
  expect((await order(academy)).failure?.message).toBe('과학교실에서는 이제 받지 않는 품목이에요.')
  await shop.call(saveBrand, { as: desk, params: { id: brand }, body: { ...THIRD, version: saved.data.version } })
  expect((await order(academy)).failure).toBeNull()
})

const dropped = (id: string) => shop.call(removeCartItem, { as: academy, params: { id } })

it('everybody may see what it sells', async () => {
  const site = (await shop.call(readBrandSite, { params: { id: brand } })).data
  expect(site.sells).toEqual(['editions', 'bindings'])
})
