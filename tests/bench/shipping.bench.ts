import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { ParcelSheets, PrintedParcel } from '#/domain/shipping/parcel-sheet.ts'
import { type Container, createContainer } from '#/server/app/container.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { importWaybills } from '#/server/features/production/shipping/import-waybills.ts'
import { readDesk } from '#/server/features/production/shipping/read-desk.ts'
import { seed } from '#/server/app/seed.ts'
import { readConfig } from '#/server/platform/config.ts'
import { packedOrder } from '../support/orders/packed-order.ts'
import { manyOrders } from '../support/many-orders.ts'
import type { TestShop } from '../support/test-shop.ts'

/**
 * A busy day at the shipping desk: two hundred labels and slips, two hundred waybills brought in, and the desk itself beside
 * BENCH_ORDERS old orders (20,000). Run with `node tests/bench/shipping.bench.ts`.
 */
const PARCELS = 200
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 20_000)
const LIMITS = { labels: 5_000, slips: 5_000, dispatch: 10_000, desk: 500 } as const
let slow = 0

/** On a machine that does other work as well the clock tells of that work: the time of this process is printed beside it. */
async function measured<T>(name: keyof typeof LIMITS, work: () => Promise<T>): Promise<T> {
  const cpu = process.cpuUsage()
  const began = performance.now()
  const result = await work()
  const took = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  const worked = (user + system) / 1000
  if (Math.min(took, worked) > LIMITS[name]) slow += 1
  process.stdout.write(`${name}: ${took.toFixed(0)} ms (processor ${worked.toFixed(0)} ms), limit ${LIMITS[name]} ms\n`)
  return result
}

const parcel = (at: number): PrintedParcel => ({
  orderNumber: `20261120-${String(at).padStart(6, '0')}`,
  courier: 'CJ대한통운',
  waybill: `6123${String(at).padStart(8, '0')}`,
  place: { number: 1, of: 1 },
  box: { number: 1, of: 1 },
  kg: '12.4 kg',
  receiver: {
    name: `받는이${at}`,
    phone: '010-1234-5678',
    zipcode: '04524',
    address: '서울특별시 중구 세종대로 110 서울특별시청 본관',
    addressEtc: `${at}호 앞`,
  },
  sender: { name: '우리 인쇄소', phone: '02-123-4567', address: '서울 중구 퇴계로 100' },
  request: '부재 시 경비실에 맡겨 주세요',
  items: [{ title: '서촌의 골목', summary: 'A5 국판 200쪽 무선 100권', copies: '100권', share: '전체 300권 가운데' }],
})

async function papers({ documentRenderer }: Container): Promise<void> {
  const parcels = Array.from({ length: PARCELS }, (_, at) => parcel(at))
  for (const kind of ['labels', 'slips'] as const) {
    const sheets: ParcelSheets = { kind, day: '2026-11-23', parcels, bundles: [] }
    await measured(kind, () => documentRenderer.printParcels(sheets))
  }
}

async function desk(container: Container): Promise<void> {
  const { database, clock } = container
  await seed(container)
  await manyOrders(database.pool, ORDERS)
  const { rows: members } = await database.pool.query<{ id: string }>('select id from member limit 1')
  const shop = { container, clock } as unknown as TestShop
  const rows = []
  for (let at = 0; at < PARCELS; at += 1) {
    const { orderNumber } = await packedOrder(shop, members[0]?.id ?? '')
    const waybill = `6124${String(at).padStart(8, '0')}`
    rows.push({ line: at + 1, order: orderNumber, name: '윤서영', phone: '010-2345-6789', waybill })
  }
  await database.pool.query('analyze')
  const id = randomUUID()
  const principal = {
    kind: 'staff',
    staffId: id,
    sessionId: id,
    rights: ['shipping', 'personal-data'],
    pending: false,
  } as const
  const by = { principal, ip: '127.0.0.1', requestId: id }
  const day = await measured('desk', () => readDesk(database.db, clock.now(), principal))
  const body = { courier: '04', rows, agreed: [], columns: {} }
  const { items } = await measured('dispatch', () =>
    database.transaction((tx) => importWaybills(tx, container, body, by)),
  )
  const taken = items.filter(({ ok }) => ok).length
  process.stdout.write(
    `${day.parcels.length} addresses on the desk beside ${ORDERS} orders; ${taken} of ${PARCELS} sent\n`,
  )
  if (taken < PARCELS) slow += 1
}

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] })
const prepared = await prepareDatabase(config, log)
const container = createContainer({ config, databaseUrl: prepared.url, log })
try {
  await papers(container)
  await desk(container)
} finally {
  await container.close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(slow > 0 ? 1 : 0)
