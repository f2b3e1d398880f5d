import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { type ArchiveItem, listArchive, readArchive } from '#/contract/content/archive.contract.ts'
import { askForShipped } from './shipped/lay-shipped.ts'
import { SHIPPED_ITEMS } from './shipped/shipped-items.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await askForShipped(shop.container)
  await shop.runJobs()
}, 120_000)

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
}, 120_000)
