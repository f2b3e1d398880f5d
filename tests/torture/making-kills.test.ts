import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { packedOrder, type PackedOrder } from '../support/orders/packed-order.ts'
import { bookWithoutBleed } from '../support/pdf/make-books.ts'
import { uploadPdf } from '../support/pdf/upload-pdf.ts'
import { bookSpec } from '../support/preflight/book-spec.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { closeTestShops, testShop, type TestShop } from '../support/test-shop.ts'
import { answerOf, DUE_JOBS, killedShop, logIn, settled } from './killed-shop.ts'
import { insist } from './retrying-client.ts'
import { tcpProxyTo } from './tcp-proxy.ts'
import { SETTLE_MS } from './settle.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261123)
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 1)
/** The round of every test run is short; long runs kill more. */
const KILLS = ROUNDS > 1 ? 3 : 1
const BATCH = 8
const PAGES = 4

afterAll(closeTestShops)

const pool = (shop: TestShop) => shop.container.database.pool
async function packed(shop: TestShop, count: number): Promise<readonly PackedOrder[]> {
  const { memberId } = await shop.member()
  const parcels: PackedOrder[] = []
  for (let n = 0; n < count; n += 1) parcels.push(await packedOrder(shop, memberId))
  return parcels
}

/** Orders of the tests have no first entry of their history; what the clock does again heals within two minutes. */
const kept = (shop: TestShop) =>
  expect
    .poll(async () => (await shop.brokenInvariants()).filter((broken) => !broken.startsWith('I7')), {
      timeout: SETTLE_MS,
      interval: 1_000,
    })
    .toEqual([])

/** What the storage has and what the database names, once what dead servers left has had its day. */
async function storedAndNamed(shop: TestShop, dataDir: string) {
  await pool(shop).query(`update graphile_worker._private_jobs set run_at = now()
    where key like 'preflight.drop-unclaimed %' or key like 'unless-kept %'`)
  await settled(shop, DUE_JOBS)
  const root = join(dataDir, 'files/objects')
  const there = await readdir(root, { recursive: true, withFileTypes: true })
  const stored = there
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
  const { rows } = await pool(shop).query<{ key: string }>(`
    select storage_key as key from file where state = 'ready'
    union select storage_key from preflight_page
    union select storage_key from canonical_copy where storage_key is not null`)
  return { stored: stored.toSorted(), named: rows.map(({ key }) => key).toSorted() }
}

test(`trials, a fix, pictures of pages and label sheets, while servers are killed (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const random = seededRandom(SEED)
  const shop = await testShop()
  const as = shop.visitor()
  const parcels = await packed(shop, 3)
  const fileIds: string[] = []
  for (let n = 0; n < ROUNDS; n += 1) fileIds.push(await uploadPdf(shop, as, await bookWithoutBleed(PAGES + n)))
  const { server, dataDir } = await killedShop(shop)
  const json = { 'content-type': 'application/json' }
  for (const [round, fileId] of fileIds.entries()) {
    const { authorization } = await logIn(server)
    const pages = PAGES + round
    const asked = { part: 'inner', spec: bookSpec(pages, { colourPages: pages }) }
    const of = (path: string, body?: object) => () =>
      fetch(`${server.url}/api/files/${fileId}${path}`, {
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        headers: { ...(body ? json : {}), ...as.headers },
        signal: AbortSignal.timeout(240_000),
      })
    const labels = () =>
      fetch(`${server.url}/api/staff/shipping-desk/prints`, {
        method: 'POST',
        headers: { ...json, authorization },
        body: JSON.stringify({ deliveryIds: parcels.map(({ deliveryId }) => deliveryId), kind: 'labels' }),
        signal: AbortSignal.timeout(240_000),
      })
    const answers = Promise.all([
      answerOf(of('/check', asked)),
      answerOf(of('/fixes', { ...asked, fixes: ['bleed-mirror'] })),
      answerOf(labels),
      // Nobody draws a file before it is checked.
      ...Array.from({ length: pages }, (_, at) => answerOf(of(`/pages/${at + 1}?size=screen`), [404])),
    ])
    answers.catch(() => undefined)
    for (let kills = 0; kills < KILLS; kills += 1) {
      await sleep(Math.floor(random() * 3_000))
      await server.kill()
      await server.start()
    }
    const [, , sheets, ...pictures] = await answers
    expect(sheets?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pictures.every((picture) => picture.length > 100)).toBe(true)
  }
  await settled(shop, `select 1 from file_fix where state = 'waiting'`)
  await settled(shop, DUE_JOBS)
  const { rows: fixes } = await pool(shop).query('select state, candidate_id is not null as made from file_fix')
  expect(fixes).toEqual(fileIds.map(() => ({ state: 'ready', made: true })))
  const tried = await pool(shop).query('select 1 from preflight_report where offers is not null')
  expect(tried.rowCount).toBeGreaterThanOrEqual(ROUNDS)
  const { rowCount: printed } = await pool(shop).query('select 1 from parcel_plans where label_printed_at is not null')
  expect(printed).toBe(parcels.length)
  const { stored, named } = await storedAndNamed(shop, dataDir)
  expect(stored).toEqual(named)
  await kept(shop)
})

test(`a batch of dispatches whose database is killed in the middle (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const random = seededRandom(SEED)
  const shop = await testShop()
  const direct = new URL(shop.databaseUrl)
  const proxy = await tcpProxyTo(direct.hostname, Number(direct.port))
  onTestFinished(() => proxy.close())
  direct.hostname = '127.0.0.1'
  direct.port = String(proxy.port)
  const parcels = await packed(shop, BATCH * ROUNDS)
  const { server } = await killedShop(shop, direct.href)
  for (let round = 0; round < ROUNDS; round += 1) {
    const places = await logIn(server)
    const rows = parcels.slice(round * BATCH, (round + 1) * BATCH).map(({ orderNumber }, at) => ({
      line: at + 1,
      order: orderNumber,
      name: '윤서영',
      phone: '010-2345-6789',
      waybill: `6124${String(10_000_000 + round * BATCH + at)}`,
    }))
    const columns = { order: '고객주문번호', name: '받는분', phone: '받는분전화', waybill: '운송장번호' }
    const body = { courier: '04', rows, agreed: rows.map(({ line }) => line), columns }
    const sent = insist<{ items: { ok: boolean }[] }>(places, '/api/staff/waybill-imports', body, randomUUID())
    for (let kills = 0; kills < KILLS; kills += 1) {
      await sleep(Math.floor(random() * 800))
      proxy.cut()
      await sleep(300)
      proxy.mend()
    }
    expect((await sent).items.filter(({ ok }) => !ok)).toEqual([])
  }
  await settled(shop, DUE_JOBS)
  const counts = async (text: string) => (await pool(shop).query<{ n: number }>(text)).rows.map(({ n }) => n)
  expect(await counts('select count(*)::int as n from shipments group by delivery_id')).toEqual(parcels.map(() => 1))
  const told = `select count(*)::int as n from notification where template = 'dispatched' group by path`
  await expect.poll(() => counts(told), { timeout: SETTLE_MS, interval: 300 }).toEqual(parcels.map(() => 1))
  await kept(shop)
})
