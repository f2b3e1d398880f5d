import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { listDesigns, readDesign } from '#/contract/files/designs.contract.ts'
import * as mine from '#/contract/files/my-designs.contract.ts'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { downloadFile } from '#/contract/files/files.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { filesOf, openFile } from '#/server/features/files/files/files.public.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { FIRST_COVERS } from './first-covers.data.ts'
import { FIRST_INNERS } from './first-inners.data.ts'

let shop: TestShop
let member: MemberCaller
let other: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  other = await shop.member()
})

const coverOf = (id: string) => FIRST_COVERS.find((design) => design.id === id)?.values
const nobody = '00000000-0000-4000-8000-000000000000'

async function save(designId: string, title = '', as = member) {
  const start = [...FIRST_COVERS, ...FIRST_INNERS].find((design) => design.id === designId)
  if (!start) throw new Error(`no design ${designId}`)
  const values = { ...start.values, title: title || start.values.title }
  return shop.call(mine.saveDesign, { as, body: { designId, name: title || start.title, values } })
}

const use = (spec: JobSpec, ...savedIds: string[]) =>
  shop.call(mine.drawMyDesigns, { as: member, body: { spec, savedIds } })

async function contentOf(fileId: string) {
  const [file] = await filesOf(shop.container.database.db, [fileId])
  if (!file) throw new Error('no file')
  await using opened = await openFile(shop.container.storage, file)
  return readFile(opened.path)
}

describe('디자인 진열', () => {
  it('누구나 보고, 열두 개씩 빠짐없이 이어집니다', async () => {
    const first = (await shop.call(listDesigns, { query: { kind: 'cover' } })).data
    const second = (await shop.call(listDesigns, { query: { kind: 'cover', after: first.next ?? '' } })).data
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect([first.items.length, second.next]).toEqual([12, null])
    expect(ids).toEqual(FIRST_COVERS.map(({ id }) => id))
  })

  it('상품과 크기와 분위기로 고릅니다', async () => {
    const query = { kind: 'cover', product: 'C413', trim: 'a4', mood: 'study' } as const
    const { items } = (await shop.call(listDesigns, { query })).data
    expect(items.length).toBeGreaterThan(2)
    for (const { products, trims, moods } of items)
      expect([products, trims, moods]).toEqual([
        expect.arrayContaining(['C413']),
        expect.arrayContaining(['a4']),
        expect.arrayContaining(['study']),
      ])
    expect((await shop.call(listDesigns, { query: { kind: 'inner' } })).data.items).toHaveLength(8)
  })

  it('내린 디자인은 진열에 없고 새로 담지 못하지만, 담아 둔 것은 남습니다', async () => {
    const { data } = await save('island-ridge')
    await shop.container.database.pool.query(`update design set published_at = null where id = 'island-ridge'`)
    expect((await shop.call(readDesign, { params: { id: 'island-ridge' } })).status).toBe(404)
    expect((await save('island-ridge')).status).toBe(404)
    expect((await shop.call(mine.readMyDesign, { as: member, params: { id: data.id } })).status).toBe(200)
  })
})

describe('내 디자인', () => {
  it('담고, 고치고, 지웁니다. 그 사이 고친 것을 덮어쓰지 않습니다', async () => {
    const { data } = await save('geul-head', '할머니의 부엌')
    const values = { ...data.values, subtitle: '둘째 판' }
    const body = { version: data.version, name: '할머니의 부엌', values }
    const params = { id: data.id }
    const changed = await shop.call(mine.changeDesign, { as: member, params, body })
    expect(changed.data).toMatchObject({ version: 2, values: { subtitle: '둘째 판' } })
    expect((await shop.call(mine.changeDesign, { as: member, params, body })).status).toBe(409)
    expect((await shop.call(mine.deleteDesign, { as: member, params })).status).toBe(200)
    expect((await shop.call(mine.readMyDesign, { as: member, params })).status).toBe(404)
  })

  it('서체에 없는 글자와 빈 제목은 어디가 문제인지 말하고 거절합니다', async () => {
    const hanja = await save('geul-head', '漢字')
    expect(hanja.failure?.fields?.['values.title']).toContain('한자')
    const values = { ...(coverOf('geul-head') ?? ({} as never)), title: '' }
    const untitled = await shop.call(mine.saveDesign, {
      as: member,
      body: { designId: 'geul-head', name: '표지', values },
    })
    expect([untitled.status, untitled.failure?.fields]).toEqual([400, { 'values.title': '제목을 입력해 주세요.' }])
  })

  it('남의 것은 없는 것과 똑같이 답하고, 로그인하지 않으면 누구인지 묻습니다', async () => {
    const { data } = await save('ridge-pine')
    const body = { version: 1, name: 'x', values: data.values }
    for (const id of [data.id, nobody]) {
      expect((await shop.call(mine.readMyDesign, { as: other, params: { id } })).status).toBe(404)
      expect((await shop.call(mine.changeDesign, { as: other, params: { id }, body })).status).toBe(404)
      expect((await shop.call(mine.deleteDesign, { as: other, params: { id } })).status).toBe(404)
      const used = { spec: defaultSpec('D413'), savedIds: [id] }
      expect((await shop.call(mine.drawMyDesigns, { as: other, body: used })).status).toBe(404)
    }
    expect((await shop.call(mine.listMyDesigns, { as: other, query: {} })).data.items).toEqual([])
    expect((await shop.call(mine.listMyDesigns, { query: {} })).status).toBe(401)
    expect((await shop.call(mine.listMyDesigns, { as: member, query: { kind: 'inner' } })).data.items).toEqual([])
  })
})

describe('주문에 쓰기', () => {
  it('그 사양의 책등에 맞춘 인쇄 파일이 내 파일로 생기고, 우리 검사를 통과해 장바구니에 담깁니다', async () => {
    const cover = (await save('quarter-azalea')).data
    const inner = (await save('lined-8')).data
    const spec = choose(defaultSpec('D413'), 'body.pages', 60)
    const made = (await use(spec, cover.id, inner.id)).data
    expect(made.files.map(({ part }) => part).toSorted()).toEqual(['cover', 'inner'])
    for (const { fileId, part } of made.files) {
      const expectation = expectationOf(spec, part, null)
      if (!expectation) throw new Error(`no ${part}`)
      const facts = await factsIn(new Uint8Array(await contentOf(fileId)))
      expect(preflight(facts, expectation)).toEqual([])
      expect(facts.fonts.every((font) => font.embedded)).toBe(true)
    }
    const again = await shop.call(mine.readDesignUse, { as: member, params: { id: made.id } })
    expect(again.data).toEqual(made)
    const files = made.files.map(({ fileId, part }) => ({ fileId, part }))
    const added = await shop.call(addCartItem, { as: member, body: { spec, files } })
    expect(added.data.files).toHaveLength(2)
  })

  it('만든 파일은 남이 보지도 받지도 못합니다', async () => {
    const cover = (await save('geul-head')).data
    const made = (await use(defaultSpec('D413'), cover.id)).data
    const fileId = made.files[0]?.fileId ?? ''
    expect((await shop.call(mine.readDesignUse, { as: other, params: { id: made.id } })).status).toBe(404)
    expect((await shop.call(downloadFile, { as: other, params: { fileId } })).status).toBe(404)
    expect((await shop.call(downloadFile, { as: member, params: { fileId } })).status).toBe(200)
  })

  it('표지가 없는 사양이나 같은 부분 둘은 까닭을 말하고 거절합니다', async () => {
    const [one, two] = [(await save('geul-head')).data, (await save('ridge-pine')).data]
    const flyer = await use(defaultSpec('D304'), one.id)
    expect([flyer.status, flyer.failure?.message]).toEqual([400, '이 사양에는 표지가 따로 없습니다.'])
    expect((await use(defaultSpec('D413'), one.id, two.id)).status).toBe(400)
    const wrong = await use({ ...defaultSpec('D413'), copies: 0 }, one.id)
    expect(Object.keys(wrong.failure?.fields ?? {})).toEqual(['spec.copies'])
  })
})
