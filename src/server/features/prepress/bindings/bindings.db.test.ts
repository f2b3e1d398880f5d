import { beforeAll, describe, expect, it } from 'vitest'
import * as credit from '#/contract/money/credit.contract.ts'
import { changeCartItem, listCart, removeCartItem, restoreCartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import * as contract from '#/contract/prepress/bindings.contract.ts'
import { checkFile } from '#/contract/prepress/preflight.contract.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { NEW_SET } from '#/domain/bindings/binding-set.ts'
import type { Caller } from '#tests/support/callers.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { closeCredit } from '#/server/features/money/credit/make-statements.ts'
import { handout } from '#tests/support/pdf/make-handouts.ts'
import { lockedBook } from '#tests/support/pdf/make-books.ts'
import { sheetFor } from '#tests/support/orders/checkout.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { seenTerms } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const member = () => shop.member({ type: 'MATHOLIC' })

/** Uploaded and read, as the page sees to before it lets anybody go on. */
async function uploaded(as: Caller, bytes: Uint8Array): Promise<string> {
  const fileId = await uploadPdf(shop, as, bytes)
  const spec = bindingSpec({ ...NEW_SET, files: [{ ...ANY, pages: 24 }] })
  await shop.call(checkFile, { as, params: { fileId }, body: { part: 'inner', spec } })
  await shop.runJobs()
  return fileId
}
const ANY = {
  fileId: '',
  name: '',
  bytes: 0,
  pages: 1,
  colourPages: 0,
  size: { width: 210, height: 297 },
  fit: 'scale',
  blankBack: true,
  colour: null,
} as const

const request = (
  fileIds: readonly string[],
  change: Partial<contract.BindingRequest> = {},
): contract.BindingRequest => ({
  files: fileIds.map((fileId) => ({ fileId, fit: 'scale', blankBack: true, colour: null })),
  size: 'a4',
  colour: 'as-read',
  binding: 'pp-coil',
  divider: null,
  cover: { title: '이차방정식', subtitle: '', teacher: '', colour: 'indigo' },
  classes: [
    { name: '중3 심화 A', copies: 18 },
    { name: '중3 정규', copies: 12 },
  ],
  ...change,
})
const add = (as: Caller, body: contract.BindingRequest) =>
  shop.call(contract.addBinding, { as, body: { brand: 'matholic', ...body }, key: crypto.randomUUID() })
const cartOf = async (as: Caller) => (await shop.call(listCart, { as, query: { brand: 'matholic' } })).data.items

describe('a teacher of the brand', () => {
  it('gets one checked book of three files, in the order asked, in the brand’s own cart', async () => {
    const as = await member()
    const files = [
      await uploaded(as, await handout({ pages: 11 })),
      await uploaded(as, await handout({ pages: 8, size: 'b5', coloured: 2 })),
      await uploaded(as, await handout({ pages: 6 })),
    ]
    const { id, itemId } = (await add(as, request(files))).data
    const [before] = await cartOf(as)
    expect(before).toMatchObject({
      id: itemId,
      title: '이차방정식',
      brand: 'matholic',
      origin: { kind: 'binding', setId: id, version: 1 },
      classes: [
        { name: '중3 심화 A', copies: 18, nameOnLabel: true },
        { name: '중3 정규', copies: 12, nameOnLabel: true },
      ],
      selected: false,
      check: { state: 'stopped', findings: [{ title: '아직 한 권으로 묶고 있어요' }] },
    })
    expect(before?.spec).toMatchObject({ copies: 30, parts: [{ id: 'cover' }, { pages: 26, colourPages: 2 }] })
    await shop.runJobs()
    const [item] = await cartOf(as)
    expect(item).toMatchObject({ selected: true, check: { state: 'fine' }, price: { state: 'priced' } })
    expect(item?.files.map(({ part, name }) => [part, name])).toEqual([
      ['body', '이차방정식 본문.pdf'],
      ['cover', '이차방정식 표지.pdf'],
    ])
    const body = await contentOf(item?.files[0]?.fileId ?? '')
    expect(await factsIn(body)).toMatchObject({ pageCount: 26, problem: null })
    expect((await shop.call(listCart, { as, query: {} })).data.items).toEqual([])
    const { items } = (await shop.call(contract.listBindingsInCart, { as, query: { brand: 'matholic' } })).data
    expect(items).toMatchObject([
      { id, state: 'joined', set: { files: [{ pages: 11 }, { pages: 8, colourPages: 2 }, {}] } },
    ])
  })

  it('changes the classes without the pages being joined again, and the files with it', async () => {
    const as = await member()
    const [first, second] = [
      await uploaded(as, await handout({ pages: 12 })),
      await uploaded(as, await handout({ pages: 14 })),
    ]
    const { id } = (await add(as, request([first]))).data
    await shop.runJobs()
    const body = (await cartOf(as))[0]?.files[0]
    const change = (version: number, wanted: contract.BindingRequest) =>
      shop.call(contract.changeBinding, { as, params: { id }, body: { version, ...wanted } })
    await change(1, request([first], { classes: [{ name: '고1', copies: 7 }] }))
    await shop.runJobs()
    expect((await cartOf(as))[0]).toMatchObject({ classes: [{ name: '고1' }], spec: { copies: 7 }, files: [body, {}] })
    expect((await change(1, request([second]))).failure?.code).toBe('CONFLICT')
    await change(2, request([second, first], { divider: 'blue' }))
    await shop.runJobs()
    const [item] = await cartOf(as)
    expect(item?.files[0]?.sha256).not.toBe(body?.sha256)
    expect(item?.spec.parts.map(({ id: part, pages }) => [part, pages])).toEqual([
      ['cover', 4],
      ['body', 26],
      ['insert-1', 2],
    ])
    expect(item?.files[0]?.name).toBe('이차방정식 본문 (간지 14쪽 뒤).pdf')
  })

  it('finds earlier requests, newest first, ten at a time, and nobody else does', async () => {
    const as = await member()
    const fileId = await uploaded(as, await handout({ pages: 12 }))
    for (let at = 1; at <= 12; at += 1)
      await add(as, request([fileId], { cover: { title: `${at}회`, subtitle: '', teacher: '', colour: 'pine' } }))
    const first = (await shop.call(contract.listBindings, { as, query: { brand: 'matholic' } })).data
    expect(first.items).toHaveLength(10)
    const rest = (await shop.call(contract.listBindings, { as, query: { brand: 'matholic', after: first.next ?? '' } }))
      .data
    expect([rest.items.length, rest.next]).toEqual([2, null])
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(12)
    const other = await member()
    expect((await shop.call(contract.listBindings, { as: other, query: { brand: 'matholic' } })).data.items).toEqual([])
    // Nobody waits for these twelve books.
    await shop.container.database.pool.query('update binding_sets set version = 2')
    const params = { id: first.items[0]?.id ?? '' }
    expect((await shop.call(contract.readBinding, { as: other, params })).status).toBe(404)
    const change = { as: other, params, body: { version: 1, ...request([fileId]) } }
    expect((await shop.call(contract.changeBinding, change)).status).toBe(404)
  })

  it('sends nobody a book that is not there yet, and no more copies than are made of one', async () => {
    const as = await member()
    const { itemId } = (await add(as, request([await uploaded(as, await handout({ pages: 12 }))]))).data
    const change = async (body: object) => {
      const [item] = await cartOf(as)
      return shop.call(changeCartItem, { as, params: { id: itemId }, body: { version: item?.version ?? 0, ...body } })
    }
    expect((await change({ askStaff: true })).failure?.code).toBe('INVALID_INPUT')
    const item = (await cartOf(as))[0]
    const placed = await shop.call(placeOrder, { as, body: await sheetFor(shop, as, item ? [item] : []) })
    expect(placed.failure?.code).toBe('CONFLICT')
    const each = { copies: 9_000, nameOnLabel: true }
    const many = await change({
      classes: [
        { name: '가', ...each },
        { name: '나', ...each },
      ],
    })
    expect(many.failure?.message).toContain('10,000부까지')
    await shop.runJobs()
    expect((await change({ askStaff: true })).status).toBe(200)
  })

  it('has one file in black beside another in colour, as it was priced', async () => {
    const as = await member()
    const files = [
      await uploaded(as, await handout({ pages: 8, coloured: 3 })),
      await uploaded(as, await handout({ pages: 6, coloured: 2 })),
    ]
    const wanted = request(files)
    const own = {
      ...wanted,
      files: wanted.files.map((file, at) => (at === 0 ? { ...file, colour: 'black' as const } : file)),
    }
    const { id } = (await add(as, own)).data
    await shop.runJobs()
    const [item] = await cartOf(as)
    expect(item?.spec.parts[1]).toMatchObject({ pages: 14, colourPages: 2 })
    expect(item).toMatchObject({ selected: true, check: { state: 'fine' } })
    expect(item?.files[0]?.name).toBe('이차방정식 본문 (컬러는 9–14쪽에만).pdf')
    const { pages } = await factsIn(await contentOf(item?.files[0]?.fileId ?? ''))
    expect(pages.flatMap(({ colour, number }) => (colour === 'colour' ? [number] : []))).toEqual([9, 10])
    const kept = (await shop.call(contract.readBinding, { as, params: { id } })).data
    expect(kept.set.files.map(({ colour }) => colour)).toEqual(['black', null])
  })

  it('takes a book out while it is being joined, and puts it back whole', async () => {
    const as = await member()
    const { itemId } = (await add(as, request([await uploaded(as, await handout({ pages: 12 }))]))).data
    await shop.call(removeCartItem, { as, params: { id: itemId } })
    await shop.runJobs()
    await shop.call(restoreCartItem, { as, params: { id: itemId } })
    expect(await cartOf(as)).toMatchObject([{ files: [{ part: 'body' }, { part: 'cover' }] }])
  })
})

describe('what cannot be bound is answered in the brand’s words', () => {
  it('another kind of member, and a visitor', async () => {
    const general = await shop.member()
    const answer = await add(general, request([crypto.randomUUID()]))
    expect([answer.status, answer.failure?.message]).toEqual([403, '매쓰홀릭 회원이 아닙니다.'])
    expect((await add(shop.visitor(), request([crypto.randomUUID()]))).status).toBe(401)
  })

  it('somebody else’s file, as one that does not exist', async () => {
    const fileId = await uploadPdf(shop, await member(), await handout({ pages: 12 }))
    expect((await add(await member(), request([fileId]))).status).toBe(404)
  })

  it('a locked file by its place, the same file twice, a class with no copies, sixty files, and nothing is put into the cart', async () => {
    const as = await member()
    const fileId = await uploaded(as, await handout({ pages: 12 }))
    const locked = await add(as, request([fileId, await uploaded(as, await lockedBook('secret'))]))
    expect([locked.status, locked.failure?.fields?.['files.1']]).toEqual([
      400,
      '「책.pdf」: 비밀번호가 걸려 있어요. 비밀번호 없이 저장해서 올려 주세요.',
    ])
    const twice = await add(as, request([fileId, fileId]))
    expect(twice.failure?.fields).toEqual({ 'files.1': '2번째 파일이 두 번 들어 있어요. 하나를 빼 주세요.' })
    const classes = [
      { name: '고1', copies: 0 },
      { name: '', copies: 3 },
    ]
    const wrong = await add(as, request([fileId], { classes, binding: 'perfect' }))
    expect(Object.keys(wrong.failure?.fields ?? {})).toEqual(['classes.0', 'classes.1', 'binding'])
    const many = await add(as, request(Array.from({ length: 60 }, () => crypto.randomUUID())))
    expect([many.status, many.failure?.message]).toEqual([
      400,
      '한 권에 파일 50개까지 묶을 수 있어요. 지금 60개예요. 파일을 합치거나 두 권으로 나눠 주세요.',
    ])
    expect(await cartOf(as)).toEqual([])
  })

  it('a file that nobody has read yet is waited for', async () => {
    const as = await member()
    const fileId = await uploadPdf(shop, as, await handout({ pages: 13 }))
    const answer = await add(as, request([fileId]))
    expect([answer.status, answer.failure?.code]).toEqual([409, 'CONFLICT'])
  })

  it('a file that is gone when its pages are joined keeps the book in the cart, unticked, and says which one', async () => {
    const as = await member()
    const fileId = await uploaded(as, await handout({ pages: 12 }))
    await add(as, request([fileId]))
    await shop.container.database.pool.query(`update file set sha256 = repeat('0', 64) where id = $1`, [fileId])
    await shop.runJobs()
    const [item] = await cartOf(as)
    expect(item).toMatchObject({ selected: false, check: { state: 'stopped' } })
    expect(item?.check.findings[0]?.detail).toContain('「책.pdf」: 올린 파일이 없어졌어요')
  })
})

// Last: the shop's clock is a month on after it.
it('owes what was bound by the month, where the academy was given terms, and pays it by one statement', async () => {
  const as = await member()
  await add(as, request([await uploaded(as, await handout({ pages: 12 }))]))
  await shop.runJobs()
  const { orderNumber, total } = (await shop.call(placeOrder, { as, body: await sheetFor(shop, as, await cartOf(as)) }))
    .data
  const defer = () => shop.call(credit.deferOrders, { as, body: { orderNumbers: [orderNumber] } })
  expect((await defer()).status).toBe(409)
  const body = {
    limit: 5_000_000,
    statementDay: 1,
    dueDays: 10,
    reason: '매쓰홀릭 학원 월 결제',
    seen: await seenTerms(shop, as.memberId),
  }
  const terms = { as: await shop.staff('finance'), params: { memberId: as.memberId }, body }
  expect((await shop.call(credit.setTerms, terms)).status).toBe(200)
  expect((await defer()).status).toBe(200)
  shop.clock.forward({ days: 31 })
  await closeCredit(shop.container)
  const { statements } = (await shop.call(credit.readOwnCredit, { as })).data
  expect(statements).toMatchObject([{ total, open: total, lines: [{ orderNumber }] }])
})

async function contentOf(fileId: string): Promise<Uint8Array> {
  const { rows } = await shop.container.database.pool.query<{ storage_key: string }>(
    'select storage_key from file where id = $1',
    [fileId],
  )
  const parts: Buffer[] = []
  for await (const part of await shop.container.storage.open(rows[0]?.storage_key ?? '')) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
