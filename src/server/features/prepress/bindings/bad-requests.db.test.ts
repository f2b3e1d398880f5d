import { beforeAll, describe, expect, it } from 'vitest'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import * as contract from '#/contract/prepress/bindings.contract.ts'
import { checkFile } from '#/contract/prepress/preflight.contract.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { NEW_SET } from '#/domain/bindings/binding-set.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { handout } from '#tests/support/pdf/make-handouts.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let as: MemberCaller
let fileId: string

beforeAll(async () => {
  shop = await testShop()
  as = await shop.member({ type: 'MATHOLIC' })
  fileId = await uploaded(12)
})

async function uploaded(pages: number): Promise<string> {
  const id = await uploadPdf(shop, as, await handout({ pages }))
  const file = { fileId: id, name: '', bytes: 0, pages: 24, colourPages: 0, size: { width: 210, height: 297 } }
  const spec = bindingSpec({ ...NEW_SET, files: [{ ...file, fit: 'scale', blankBack: true, colour: null }] })
  await shop.call(checkFile, { as, params: { fileId: id }, body: { part: 'inner', spec } })
  await shop.runJobs()
  return id
}

const request = (
  fileIds: readonly string[],
  change: Partial<contract.BindingRequest> = {},
): contract.BindingRequest & { brand: string } => ({
  ...NEW_SET,
  brand: 'matholic',
  files: fileIds.map((id) => ({ fileId: id, fit: 'scale', blankBack: true, colour: null })),
  cover: { title: '이차방정식', subtitle: '', teacher: '', colour: 'indigo' },
  classes: [{ name: '중3', copies: 20 }],
  ...change,
})
const add = async (body: contract.BindingRequest & { brand: string }, who = as) =>
  shop.call(contract.addBinding, { as: who, body, key: crypto.randomUUID() })
const cart = async () => (await shop.call(listCart, { as, query: { brand: 'matholic' } })).data.items

const fieldsOf = async (rows: readonly object[]) =>
  (await add(request([fileId], { classes: rows as never }))).failure?.fields

describe('what cannot be bound says how much can, and what lay in the cart stays', () => {
  it('a class of no copies, fewer, a part of one, or a billion', async () => {
    const [first] = [await add(request([fileId]))]
    const before = await cart()
    expect(before.map(({ id }) => id)).toEqual([first.data.itemId])
    for (const [copies, said] of [
      [0, '「가」 반이 0권이에요. 부수를 적거나 이 줄을 삭제해 주세요.'],
      [-3, '반 부수는 0 이상이어야 합니다.'],
      [1.5, '반 부수는 정수여야 합니다.'],
      [1e9, '반 부수는 10000 이하여야 합니다.'],
      ['여럿', '반 부수는 숫자여야 합니다.'],
    ] as const)
      expect(Object.values((await fieldsOf([{ name: '가', copies }])) ?? {})).toEqual([said])
    expect(await cart()).toEqual(before)
  })

  it('a name of ten thousand letters, of control signs, or of signs that nobody sees', async () => {
    expect(await fieldsOf([{ name: '가'.repeat(10_000), copies: 3 }])).toEqual({
      'classes.0': '반 이름은 20자까지 적을 수 있어요.',
    })
    expect(await fieldsOf([{ name: '가\u0007나', copies: 3 }])).toEqual({
      'classes.0.name': '반 이름에 쓸 수 없는 문자가 있습니다.',
    })
    expect(await fieldsOf([{ name: '\u200b\u202e', copies: 3 }])).toEqual({ 'classes.0': '반 이름을 적어 주세요.' })
    const alike = [
      { name: '정규', copies: 3 },
      { name: '정규\u200b', copies: 3 },
    ]
    expect((await fieldsOf(alike))?.['classes.1']).toContain('두 번 있어요')
  })

  it('a hundred classes are bound, and more are not, however many they are', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at + 1}반`, copies: 2 }))
    for (const count of [101, 201])
      expect(await fieldsOf(rows(count))).toEqual({ classes: '반은 100개까지 적을 수 있어요.' })
    expect((await add(request([fileId], { classes: rows(100) }))).failure).toBeNull()
    const bound = (await cart()).find(({ classes }) => classes?.length === 100)
    expect(bound?.spec.copies).toBe(200)
  })

  it('more files than are bound are told how many may be, and those that lie in the cart stay', async () => {
    const { id, itemId } = (await add(request([fileId]))).data
    for (const count of [51, 60, 201]) {
      const { files } = request(Array.from({ length: count }, () => crypto.randomUUID()))
      const said = `한 권에 파일 50개까지 묶을 수 있어요. 지금 ${count}개예요. 파일을 합치거나 두 권으로 나눠 주세요.`
      expect((await add({ ...request([]), files })).failure?.fields).toEqual({ files: said })
      const body = { ...request([]), files, version: 1 }
      expect((await shop.call(contract.changeBinding, { as, params: { id }, body })).failure?.message).toBe(said)
    }
    expect((await cart()).some((item) => item.id === itemId)).toBe(true)
    const kept = (await shop.call(contract.readBinding, { as, params: { id } })).data
    expect([kept.version, kept.set.files.map((file) => file.fileId)]).toEqual([1, [fileId]])
  })

  it('one file of ten thousand pages is told how many are bound, whichever binding is chosen', async () => {
    const big = await uploaded(14)
    // Only what was read of it is as long: ten thousand pages are read for minutes.
    await shop.container.database.pool.query(
      `update preflight_facts set facts = facts || '{"pageCount": 10000}'
        where sha256 = (select sha256 from file where id = $1)`,
      [big],
    )
    const before = await cart()
    for (const binding of ['pp-coil', 'perfect', 'saddle'] as const)
      expect((await add(request([big], { binding }))).failure?.fields).toEqual({
        files: '한 권에 1,000쪽까지 묶을 수 있어요. 지금 10,000쪽이에요. 쪽을 줄이거나 두 권으로 나눠 주세요.',
      })
    expect(await cart()).toEqual(before)
  })
})

it('members of another type are refused in the words of the brand at every door, and find nothing of others', async () => {
  const { id } = (await add(request([fileId]))).data
  for (const who of [await shop.member(), await shop.member({ type: 'HAMAMATH', grade: '0080' })]) {
    const refused = await add(request([fileId]), who)
    expect([refused.status, refused.failure?.message]).toEqual([403, '매쓰홀릭 회원이 아닙니다.'])
    const { brand: _, ...rest } = request([fileId])
    const change = { as: who, params: { id }, body: { ...rest, version: 1 } }
    expect((await shop.call(contract.changeBinding, change)).status).toBe(404)
    expect((await shop.call(contract.readBinding, { as: who, params: { id } })).status).toBe(404)
    const query = { brand: 'matholic' }
    expect((await shop.call(contract.listBindings, { as: who, query })).data.items).toEqual([])
    expect((await shop.call(contract.listBindingsInCart, { as: who, query })).data.items).toEqual([])
  }
})
