import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { packedOrder, type PackedOrder } from '../support/orders/packed-order.ts'
import { type PaidOrder, paidOrder } from '../support/paid-order.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { closeTestShops, testShop, type TestShop } from '../support/test-shop.ts'
import { DUE_JOBS, killedShop, logIn, settled } from './killed-shop.ts'
import { insist } from './retrying-client.ts'
import { SETTLE_MS } from './settle.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261123)
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 1)
const PARCELS = 20
const COLUMNS = { order: '고객주문번호', name: '받는분', phone: '받는분전화', waybill: '운송장번호' }

afterAll(closeTestShops)

const pool = (shop: TestShop) => shop.container.database.pool

test(`a batch of ${PARCELS} dispatches and the plates of approved jobs, while servers are killed (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const random = seededRandom(SEED)
  const shop = await testShop()
  const { memberId } = await shop.member()
  const parcels: PackedOrder[] = []
  for (let n = 0; n < PARCELS * ROUNDS; n += 1) parcels.push(await packedOrder(shop, memberId))
  const jobs: PaidOrder[] = []
  for (let n = 0; n < ROUNDS; n += 1) jobs.push(await paidOrder(shop, memberId, { file: 'approved' }))
  const { server, dataDir } = await killedShop(shop)
  for (let round = 0; round < ROUNDS; round += 1) {
    const places = await logIn(server)
    const rows = parcels.slice(round * PARCELS, (round + 1) * PARCELS).map(({ orderNumber }, at) => ({
      line: at + 1,
      order: orderNumber,
      name: '윤서영',
      phone: '010-2345-6789',
      waybill: `6123${String(10_000_000 + round * PARCELS + at)}`,
    }))
    const body = { courier: '04', rows, agreed: rows.map(({ line }) => line), columns: COLUMNS }
    const sent = insist<{ items: { ok: boolean; message: string | null }[] }>(
      places,
      '/api/staff/waybill-imports',
      body,
      randomUUID(),
    )
    const lineIds = [jobs[round]?.lineId]
    const plates = insist(places, '/api/staff/press-packages', { lineIds }, randomUUID())
    await sleep(Math.floor(random() * 1_500))
    await server.kill()
    await server.start()
    expect((await sent).items.filter(({ ok }) => !ok)).toEqual([])
    await plates
    await sleep(Math.floor(random() * 2_000))
    await server.kill()
    await server.start()
  }
  await settled(shop, `select 1 from press_packages where state in ('waiting', 'making')`)
  await settled(shop, DUE_JOBS)
  const { rows: shipped } = await pool(shop).query('select count(*)::int as n from shipments group by delivery_id')
  expect(shipped).toEqual(parcels.map(() => ({ n: 1 })))
  const { rows: told } = await pool(shop).query(
    `select count(*)::int as n from notification where template = 'dispatched' group by path`,
  )
  expect(told).toEqual(parcels.map(() => ({ n: 1 })))
  const { rows: packed } = await pool(shop).query('select state from press_packages')
  expect(packed).toEqual(jobs.map(() => ({ state: 'done' })))
  // What dead servers stored goes when its day has come, and what is named stays.
  await pool(shop).query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'press.drop-unnamed %'`,
  )
  const zips = async () => (await readdir(join(dataDir, 'files/objects/press-package')).catch(() => [])).length
  await expect.poll(zips, { timeout: SETTLE_MS, interval: 300 }).toBe(jobs.length)
  // Orders of the tests have no first entry of their history.
  expect((await shop.brokenInvariants()).filter((broken) => !broken.startsWith('I7'))).toEqual([])
})
