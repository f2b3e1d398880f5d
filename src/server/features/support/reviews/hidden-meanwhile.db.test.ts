import { expect, it } from 'vitest'
import * as contract from '#/contract/support/reviews.contract.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop } from '#tests/support/test-shop.ts'

const BODY = { rating: 4, scores: {}, body: '책등 글자가 가운데에 왔습니다.', showsWork: false, keep: [], add: [] }

/** A review of a delivered line, and somebody at the desk who has it under the hand. */
async function reviewInHand() {
  const shop = await testShop()
  const { pool } = shop.container.database
  const as = await shop.member()
  const { lineId, deliveryId } = await paidOrder(shop, as.memberId, { spec: bookSpec(100, { paper: 'cream-80' }) })
  await pool.query(`update order_deliveries set state = 'delivered' where id = $1`, [deliveryId])
  const write = () => shop.call(contract.writeReview, { as, params: { lineId }, body: BODY })
  const { id } = (await write()).data
  const desk = await pool.connect()
  await desk.query('begin')
  await desk.query('select 1 from reviews where id = $1 for update', [id])
  const someoneWaits = async () =>
    (await pool.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount
  return {
    write,
    /** What the desk does is there once `act` has come as far as the desk's hand. */
    meanwhile: async <T>(act: () => Promise<T>, doing: string): Promise<T> => {
      const acting = act()
      await expect.poll(someoneWaits).toBe(1)
      await desk.query(doing, [id]).finally(() => desk.query('commit'))
      desk.release()
      return acting
    },
    row: async () => (await pool.query('select hidden_reason, answer from reviews where id = $1', [id])).rows[0],
  }
}

const HIDE = `update reviews set hidden_at = now(), hidden_reason = '연락처가 적혀 있음' where id = $1`

it('does not come back by being saved at the moment the desk hides it', async () => {
  const { write, meanwhile, row } = await reviewInHand()
  expect((await meanwhile(write, HIDE)).status).toBe(409)
  expect(await row()).toMatchObject({ hidden_reason: '연락처가 적혀 있음' })
})

it('keeps what the desk answers at the moment it is saved', async () => {
  const { write, meanwhile, row } = await reviewInHand()
  const written = await meanwhile(write, `update reviews set answer = '고맙습니다.', answered_at = now() where id = $1`)
  expect(written.data.answer).toBe('고맙습니다.')
  expect(await row()).toMatchObject({ answer: '고맙습니다.' })
})
