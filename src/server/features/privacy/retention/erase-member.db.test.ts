import { getTableColumns, getTableConfig, isTable } from '#/server/platform/db/drizzle.ts'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { addAddress } from '#/contract/people/addresses.contract.ts'
import { sendCode } from '#/contract/people/codes.contract.ts'
import { leave } from '#/contract/people/profile.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import { memberAddresses } from '#/server/features/people/members/members.table.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'
import { wholeDatabase } from '#tests/support/whole-database.ts'
import { type Fate, fatesOf, goes } from './personal/fate.ts'
import { PERSONAL_TABLES } from './personal/personal-tables.data.ts'

const NAME = '표나리'
const PHONE = '01086427531'
const MAIL = 'pyo.nari@example.com'
const STREET = '잊혀질거리 77'
const COMPANY = '표나리상회'
const MARKS = [NAME, PHONE, MAIL, STREET, COMPANY]
const PASSWORD = 'Folio#Head2026'
let shop: TestShop
let as: MemberCaller
let looseFile: string

const query = async (text: string, values: readonly unknown[] = []) =>
  (await shop.container.database.pool.query(text, [...values])).rows

/** Somebody who has done everything that can be done here. */
beforeAll(async () => {
  shop = await testShop()
  const passwordHash = await shop.container.passwords.hash(PASSWORD)
  as = await shop.member({ name: NAME, passwordHash })
  await query(
    `update member set phone = $2, email = $3, email_key = $3, login_id = $3, login_key = $3, company_name = $4,
       company_user_name = $5, company_number = '1234567891', approval_reason = $5 where id = $1`,
    [as.memberId, PHONE, MAIL, COMPANY, NAME],
  )
  const address = { label: COMPANY, receiver: NAME, phone: PHONE, zipcode: '04524', address: STREET, addressEtc: '' }
  await shop.call(addAddress, { as, body: { ...address, isDefault: true } })
  looseFile = await uploadPdf(shop, as, await bookWithoutBleed(2), 'sheet')
  const files = [{ fileId: looseFile, part: 'sheet' }]
  await shop.call(addCartItem, { as, body: { spec: flyer(), files } })
  await shop.call(saveEstimate, { as, body: { jobs: [{ spec: flyer(), title: COMPANY }] } })
  await orderWithFile()
  await proofWithWords()
  await uploadDocument(shop, as)
  await traces()
})

async function orderWithFile(): Promise<void> {
  const fileId = await uploadPdf(shop, as, await bookWithoutBleed(2), 'sheet')
  const item = (await shop.call(addCartItem, { as, body: { spec: flyer(), files: [{ fileId, part: 'sheet' }] } })).data
  const sheet = await sheetFor(shop, as, [item])
  const orderer = { name: NAME, phone: PHONE, email: MAIL, company: COMPANY }
  const deliveries = sheet.deliveries.map((delivery) => ({
    ...delivery,
    recipient: { ...delivery.recipient, name: NAME, phone: PHONE, address: STREET },
  }))
  const body = { ...sheet, orderer, memo: `${NAME}입니다`, deliveries } as typeof sheet
  expect((await shop.call(placeOrder, { as, body })).status).toBe(200)
  await query(`update file set name = $2 where owner_id = $1`, [as.memberId, `${NAME}.pdf`])
}

async function proofWithWords(): Promise<void> {
  const chief = await shop.staff('administrator')
  const order = await paidOrder(shop, as.memberId)
  const { proofId } = (await shop.call(proofs.makeProofVersion, { as: chief, params: order, body: { note: '' } })).data
  await shop.runJobs()
  await shop.call(proofs.publishProofVersion, { as: chief, params: { proofId }, body: { version: 1, note: '' } })
  const body = { text: `${NAME} ${PHONE}` }
  expect((await shop.call(proofs.commentOnProof, { as, params: { proofId }, body })).status).toBe(200)
  await query(`update order_lines set production_state = 'done' where id = $1`, [order.lineId])
  await query(`update order_deliveries set state = 'confirmed' where id = $1`, [order.deliveryId])
  await restateAll(shop)
}

/** What no journey of this test leaves by itself. */
async function traces(): Promise<void> {
  const { memberId: id } = as
  await query(`update session set ip = '203.0.113.7', user_agent = $2 where subject_id = $1`, [id, NAME])
  await query(
    `insert into social_link (provider, subject, member_id, email, linked_at) values ('kakao', 's-1', $1, $2, now())`,
    [id, MAIL],
  )
  const marks = [NAME, PHONE, MAIL].join(' ')
  await query(
    `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id, detail)
     values (now(), 'staff', gen_random_uuid(), 'member.refused', 'member', $1, jsonb_build_object('reason', $2::text))`,
    [id, marks],
  )
  await query(
    `insert into message (id, job_id, channel, recipient, subject, body, state, created_at, settled_at)
     values (gen_random_uuid(), 'old', 'email', $1, $2, $2, 'delivered', now(), now())`,
    [MAIL, marks],
  )
  await query(
    `insert into reviews (id, order_line_id, member_id, product, rating, body, writer, job_summary, written_at)
     select gen_random_uuid(), l.id, o.member_id, 'D304', 5, $2, $2, '-', now()
       from order_lines l join orders o on o.id = l.order_id where o.member_id = $1 limit 1`,
    [id, marks],
  )
  shop.outbox.answer = () => ({ kind: 'not-now', code: 'BUSY' })
  const contact = { channel: 'email', target: MAIL } as const
  await shop.call(sendCode, { body: { purpose: 'join', contact } })
}

/** What the table says of a column as the database names it; undefined when it says nothing. */
function fateOf(tableName: string, columnName: string): Fate | undefined {
  const personal = PERSONAL_TABLES.find(({ table }) => `public.${getTableConfig(table).name}` === tableName)
  if (!personal) return undefined
  const [key] = Object.entries(getTableColumns(personal.table)).find(([, column]) => column.name === columnName) ?? []
  return key === undefined ? undefined : personal.columns[key]
}

const mayStay = (fate: Fate | undefined): boolean =>
  typeof fate === 'object' && ('kept' in fate || fate.elseKept !== undefined)

async function whereTheyAre(): Promise<readonly { readonly place: string; readonly fate: Fate | undefined }[]> {
  const dump = await wholeDatabase(shop.container.database.pool)
  return dump.flatMap(({ table, row }) =>
    Object.entries(row)
      .filter(([, value]) => MARKS.some((mark) => JSON.stringify(value ?? null).includes(mark)))
      .map(([column]) => ({ place: `${table}.${column}`, fate: fateOf(table, column) })),
  )
}

describe('whoever leaves', () => {
  it('is all over the database before', async () => {
    const places = new Set((await whereTheyAre()).map(({ place }) => place))
    expect(places.size).toBeGreaterThan(20)
    expect([...places]).toEqual(expect.arrayContaining(['public.idempotency.answer', 'public.message.body']))
  })

  it('is afterwards only where the table of personal columns keeps them', async () => {
    expect((await shop.call(leave, { as, body: { password: PASSWORD } })).status).toBe(200)
    const waiting = await query(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier like 'messages.%'`,
    )
    // Only the farewell is still to be sent; whom it is for lies sealed with its words.
    expect(waiting).toEqual([{ payload: { sealed: expect.any(String) } }])
    const places = await whereTheyAre()
    expect(places.filter(({ fate }) => !mayStay(fate))).toEqual([])
    const left = new Set(places.map(({ place }) => place))
    expect([...left].toSorted()).toEqual([
      'public.file.name',
      'public.order_deliveries.recipient',
      'public.order_line_search.words',
      'public.orders.memo',
      'public.orders.orderer',
      'public.proof_messages.body',
    ])
    expect(await query(`select ip from session where ip = '203.0.113.7'`)).toEqual([])
    expect(await query(`select 1 from cart_items where member_id = $1`, [as.memberId])).toEqual([])
  })

  it('leaves no file that nobody ordered with', async () => {
    const [row] = await query(`select name from file where id = $1`, [looseFile])
    expect(row?.['name']).toBe('-')
    await query(`select graphile_worker.add_job('files.sweep')`)
    shop.clock.forward({ minutes: 1 })
    await shop.runJobs()
    expect((await query(`select state from file where id = $1`, [looseFile]))[0]?.['state']).toBe('deleted')
  })

  it('does not stop anybody else from changing the log', async () => {
    await expect(query(`update audit_log set detail = '{}'`)).rejects.toThrow('append only')
  })
})

describe('the table of personal columns', () => {
  it('has every table of the shop, and every free column of it', async () => {
    const root = join(import.meta.dirname, '../../../../..')
    const files = globSync('src/server/**/*.table.ts', { cwd: root })
    const modules = await Promise.all(files.map((path) => import(join(root, path)) as Promise<object>))
    const defined = modules.flatMap((module) => Object.values(module)).filter(isTable)
    const missing = defined.filter((table) => !PERSONAL_TABLES.some((personal) => personal.table === table))
    expect(missing.map((table) => getTableConfig(table).name)).toEqual([])
    const named = new Set(defined.map((table) => getTableConfig(table).name))
    const tables = (await query(`select tablename as name from pg_tables where schemaname = 'public'`)).map((row) =>
      String(row['name']),
    )
    expect(tables.filter((name) => !named.has(name)).toSorted()).toEqual(WITHOUT_DEFINITION)
  })

  it('does not compile when a column has no fate', () => {
    // @ts-expect-error: the phone and the address are missing.
    fatesOf(memberAddresses, goes('label', 'receiver', 'zipcode', 'addressEtc'))
    // @ts-expect-error: nobody has ever said what becomes of it.
    fatesOf(memberAddresses, {})
  })
})

/** Tables of the machinery: hashes, names of migrations, and what the practice services keep for themselves. */
const WITHOUT_DEFINITION = ['call_count', 'job_calendar', 'migration', 'practice_services', 'seed_done', 'shop_past']
