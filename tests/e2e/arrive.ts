import { readFileSync } from 'node:fs'
import { test } from '@playwright/test'
import pg from 'pg'

/** The courier's work, which this journey is not about. */
export const arrive = (orderNumber: string): Promise<void> =>
  atTheShop(
    `update order_deliveries set state = 'delivered' where order_id = (select id from orders where number = $1)`,
    orderNumber,
  )

/** The courier lost it on the way, which takes the practice courier minutes. */
export const lose = (orderNumber: string): Promise<void> =>
  atTheShop(
    `insert into parcel_troubles (id, shipment_id, order_id, kind, since)
     select gen_random_uuid(), id, order_id, 'lost', now() from shipments
     where order_id = (select id from orders where number = $1)`,
    orderNumber,
  )

async function atTheShop(statement: string, orderNumber: string): Promise<void> {
  const { dataDir } = test.info().config.metadata as { dataDir: string }
  const file = (name: string) => readFileSync(`${dataDir}/postgres/${name}`, 'utf8')
  const port = Number(file('data/postmaster.pid').split('\n')[3])
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'shop', database: 'jikji', password: file('password') })
  await client.connect()
  await client.query(statement, [orderNumber])
  await client.end()
}
