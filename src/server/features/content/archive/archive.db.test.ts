import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { type ArchiveItem, listArchive, readArchive } from '#/contract/content/archive.contract.ts'
import { GUIDES } from '#/contract/content/guides.ts'
import { hideWriting, listWritten } from '#/contract/content/writing.contract.ts'
import { readGuide } from '#/contract/support/guides.contract.ts'
import { searchShop } from '#/contract/support/search.contract.ts'
import { askForShipped } from './shipped/lay-shipped.ts'
import { SHIPPED_ITEMS } from './shipped/shipped-items.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await askForShipped(shop.container)
  await shop.runJobs()
})

const list = async () => (await shop.call(listArchive, { query: {} })).data.items
const contentOf = async ({ files }: ArchiveItem, at = 0) => {
  const file = files[at]
  const { rawPayload } = await shop.app.inject({ url: `/api/attachments/${file?.id}/versions/${file?.number}` })
  expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(file?.sha256)
  expect(rawPayload.length).toBe(file?.bytes)
  return rawPayload
}
const named = async (slug: string) => {
  const item = (await list()).find(({ id }) => id === slug)
  if (!item) throw new Error(`no ${slug}`)
  return item
}

it('가게가 만드는 자료를 모두 진짜 파일로 내놓습니다', async () => {
  const items = await list()
  expect(items.map(({ id }) => id)).toEqual(SHIPPED_ITEMS.map(({ slug }) => slug))
  for (const item of items) expect(item.files.length, item.id).toBeGreaterThan(0)
  const covers = unzipSync(await contentOf(await named('template-a5-perfect')))
  expect(Object.keys(covers)).toHaveLength(18)
  expect(strFromU8(covers['A5 무선 표지 템플릿 묶음 200쪽.svg'] ?? new Uint8Array())).toContain('책등')
  const profiles = unzipSync(await contentOf(await named('profiles')))
  expect(Object.keys(profiles)).toEqual(expect.arrayContaining(['coated-300.icc', 'LICENSE-profiles.txt']))
  const presets = unzipSync(await contentOf(await named('pdf-presets')))
  expect(strFromU8(presets['Jikji-coated-PDFX4.joboptions'] ?? new Uint8Array())).toContain('/PDFX4:2008')
  const form = unzipSync(await contentOf(await named('colophon-form')))
  expect(strFromU8(form['word/document.xml'] ?? new Uint8Array())).toContain('판권지')
  expect((await contentOf(await named('template-leaflet-letter'))).subarray(0, 5).toString()).toBe('%PDF-')
})

it('색 견본표는 우리 엔진이 읽는 한 쪽짜리 PDF입니다', async () => {
  const content = await contentOf(await named('colour-chart'))
  const facts = await factsIn(content)
  expect(facts).toMatchObject({ problem: null, pageCount: 1, fonts: [], spots: [], unreadable: [] })
  expect(facts.pages[0]?.trim).toMatchObject({ width: 210, height: 297 })
})

it('찾기에서 나오고, 관련된 작업 안내가 내어 드립니다', async () => {
  const found = (await shop.call(searchShop, { query: { q: '프로파일' } })).data.groups
  expect(found.find(({ kind }) => kind === 'archive')?.items).toContainEqual(
    expect.objectContaining({ title: '색 프로파일 다섯 가지', path: '/cust/archive/profiles' }),
  )
  const filesOf = async (slug: string) => (await shop.call(readGuide, { params: { slug } })).data.files
  const programs = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => filesOf(`guide2-${number}`)))
  expect(programs.map(({ length }) => length > 0)).toEqual(programs.map(() => true))
  expect(programs[5]).toContainEqual({ id: 'pdf-presets', title: 'PDF 내보내기 설정 두 가지' })
  const handed = new Set<string>()
  for (const { slug } of GUIDES) for (const { id } of await filesOf(slug)) handed.add(id)
  expect([...handed].toSorted()).toEqual(SHIPPED_ITEMS.map(({ slug }) => slug).toSorted())
})

it('다시 시작해도 두 번 놓지 않고, 치수가 바뀌면 새 버전을 얹고, 사람이 얹은 것은 그대로 둡니다', async () => {
  const { pool } = shop.container.database
  const again = async () => {
    await askForShipped(shop.container)
    await shop.runJobs()
    return (await pool.query(`select count(*)::int as n from attached_versions`)).rows[0].n as number
  }
  const before = await again()
  expect((await list()).length).toBe(SHIPPED_ITEMS.length)
  const old = 'f'.repeat(64)
  await pool.query(
    `update attached_versions v set print = $1 from attached_files f
     where f.id = v.attached_id and f.made = 'template-leaflet-gate-svg'`,
    [old],
  )
  await pool.query(
    `update attached_versions v set print = null from attached_files f where f.id = v.attached_id and f.made = 'profiles-zip'`,
  )
  expect(await again()).toBe(before + 1)
  const gate = (await shop.call(readArchive, { params: { id: 'template-leaflet-gate' } })).data
  const svg = gate.files.find(({ name }) => name.endsWith('.svg'))
  expect(svg).toMatchObject({ number: 2, note: '치수가 바뀌어 다시 그렸습니다.', earlier: [{ number: 1 }] })
})

it('내린 자료는 찾기에도 작업 안내에도 없습니다', async () => {
  const staff = await shop.staff('administrator')
  const { items } = (await shop.call(listWritten, { as: staff, query: { kind: 'archive' } })).data
  const row = items.find(({ title }) => title === '색 프로파일 다섯 가지')
  const hidden = { as: staff, params: { id: row?.id ?? '' }, body: { version: row?.version ?? 0 } }
  expect((await shop.call(hideWriting, hidden)).status).toBe(200)
  const { files } = (await shop.call(readGuide, { params: { slug: 'guide2-6' } })).data
  expect(files.map(({ id }) => id)).toEqual(['pdf-presets'])
  const found = (await shop.call(searchShop, { query: { q: '색 프로파일 다섯' } })).data.groups
  expect(found.find(({ kind }) => kind === 'archive')).toBeUndefined()
})
