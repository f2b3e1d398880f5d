import { beforeAll, expect, it } from 'vitest'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { addAddress } from '#/contract/people/addresses.contract.ts'
import { sendCode } from '#/contract/people/codes.contract.ts'
import { login } from '#/contract/people/login.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { commentOnProof } from '#/contract/prepress/proofs.contract.ts'
import { staffLogin } from '#/contract/people/staff-auth.contract.ts'
import { flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { createLog } from './log.ts'

const MARKS = [
  '집비밀라벨',
  '비밀이름',
  '01077778888',
  '비밀주소 1길',
  'secret.mark@example.com',
  'Marked7!word',
  '비밀요청',
]
const lines: string[] = []
let shop: TestShop

/** Every table refuses what is written to it, and PostgreSQL quotes the row in message, detail and place. */
async function refuseEverything(): Promise<void> {
  await shop.container.database.pool.query(`
    create function quote_and_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'no room for %', row_to_json(new) using detail = row_to_json(new)::text, hint = row_to_json(new)::text;
    end $$;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not in ('idempotency', 'login_throttle') loop
        execute format('create trigger refuse before insert or update on %I
          for each row execute function quote_and_refuse()', name);
      end loop;
    end $$`)
}

beforeAll(async () => {
  shop = await testShop({ log: createLog({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) }) })
})

it('no statement that fails in a real flow leaves what it carried in the log or in the queue', async () => {
  const as = await shop.member({ name: '비밀이름' })
  const item = (await shop.call(addCartItem, { as, body: { spec: flyer(), files: [] } })).data
  const sheet = await sheetFor(shop, as, [item])
  const { orderNumber } = (await shop.call(placeOrder, { as, body: sheet })).data
  const again = (await shop.call(addCartItem, { as, body: { spec: flyer(), files: [] } })).data
  const marked = await sheetFor(shop, as, [again])
  await refuseEverything()

  const address = { label: '집비밀라벨', receiver: '비밀이름', phone: '01077778888', zipcode: '04524' }
  const orderer = { ...marked.orderer, name: '비밀이름', phone: '01077778888', email: 'secret.mark@example.com' }
  const contact = { channel: 'email', target: 'secret.mark@example.com' } as const
  const answers = [
    await shop.call(addAddress, {
      as,
      body: { ...address, address: '비밀주소 1길', addressEtc: '', isDefault: true },
    }),
    await shop.call(placeOrder, { as, body: { ...marked, orderer, memo: '비밀요청' } }),
    await shop.call(cancelOrder, { as, params: { orderNumber }, body: { reason: '비밀요청' } }),
    await shop.call(sendCode, { body: { purpose: 'join', contact } }),
    await shop.call(login, { body: { loginId: 'secret.mark@example.com', password: 'Marked7!word', remember: true } }),
    await shop.call(staffLogin, { body: { loginId: '비밀이름', password: 'Marked7!word' } }),
    await shop.call(commentOnProof, {
      as,
      params: { proofId: '0b5f6a52-3e0c-4a7e-9f0c-3a8f8a4f5d11' },
      body: { text: '비밀요청' },
    }),
  ]
  expect(answers.filter(({ status }) => status === 500).length).toBeGreaterThanOrEqual(5)
  const message = { channel: 'email', to: 'secret.mark@example.com', subject: null, body: '비밀요청 비밀이름' }
  const { pool } = shop.container.database
  await pool.query(`select graphile_worker.add_job('messages.send', $1)`, [message])
  await shop.runJobs()
  const { rows } = await pool.query<{ error: string }>(
    `select last_error as error from graphile_worker._private_jobs where last_error is not null`,
  )

  expect(lines.filter((line) => line.includes('request failed')).length).toBeGreaterThanOrEqual(5)
  expect(lines.some((line) => line.includes('"job":"messages.send"'))).toBe(true)
  expect(rows.length).toBeGreaterThan(0)
  const everything = [...lines, ...rows.map(({ error }) => error)]
  for (const mark of MARKS) expect(everything.filter((line) => line.includes(mark))).toEqual([])
  const failure = lines.find((line) => line.includes('member_address'))
  expect(failure).toContain('"code":"P0001"')
  expect(failure).toContain('insert into')
})
