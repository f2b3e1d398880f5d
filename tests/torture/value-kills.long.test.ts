import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { listPressNews } from '#/contract/content/press-news.contract.ts'
import { joinBrand, listBrandRequests } from '#/contract/people/brand-membership.contract.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { gatewayDifferences } from '#/server/features/money/payments/ask-gateway.ts'
import type { MemberCaller } from '../support/callers.ts'
import { chargesOf, emoneyOf } from '../support/charges.ts'
import { giveEmoney } from '../support/ledger/give-value.ts'
import { addFlyer, sheetFor } from '../support/orders/checkout.ts'
import { practiceGateway } from '../support/orders/practice-gateway.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { closeTestShops, testShop, type TestShop } from '../support/test-shop.ts'
import { uploadDocument } from '../support/upload-document.ts'
import { answerOf, DUE_JOBS, killedShop, logIn, settled } from './killed-shop.ts'
import { SETTLE_MS } from './settle.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261124)
const ROUNDS = Math.min(5, Number(process.env['TORTURE_ROUNDS'] ?? 1))
const KILLS = ROUNDS > 1 ? 4 : 1
const CHARGED = 30_000
const GIVEN = 10_000

afterAll(closeTestShops)

async function tokenOf(shop: TestShop, { sessionId }: MemberCaller): Promise<string> {
  const { accessToken } = await shop.container.database.transaction((tx) =>
    shop.container.sessions.reissue(tx, sessionId),
  )
  return `Bearer ${accessToken}`
}

/** Calls of one person, made again with their key until somebody answers; `done` are refusals that say it has happened. */
function caller(url: string, authorization: string) {
  return async (method: string, path: string, body: object, done: readonly number[] = []) => {
    const key = randomUUID()
    const ask = () =>
      fetch(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization, 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(240_000),
      })
    let tries = 0
    const asked = await answerOf(async () => {
      const answer = await ask()
      tries += 1
      // Without a key the second call finds what the first one did before its answer died.
      return tries > 1 && done.includes(answer.status) ? Response.json({ resultData: null }) : answer
    })
    return JSON.parse(asked.toString()).resultData
  }
}

test(`value that is charged, spent, given back and issued, texts and requests, while servers are killed (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const random = seededRandom(SEED)
  const gateway = await practiceGateway()
  const shop = await testShop({ env: gateway.env })
  const { server } = await killedShop(shop, shop.databaseUrl, gateway.env)
  // A real server looks payments up by the clock of the queue, which tests of one process hold.
  await shop.container.database.pool.query('drop trigger lie_ahead on graphile_worker._private_jobs')
  const members: { charging: MemberCaller; spending: MemberCaller }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [charging, spending, joining] = [await shop.member(), await shop.member(), await shop.member()]
    members.push({ charging, spending })
    await giveEmoney(shop, spending, GIVEN)
    const sheet = await sheetFor(shop, spending, [await addFlyer(shop, spending)])
    const documents = [{ kind: 'business-registration' as const, fileId: await uploadDocument(shop, joining) }]
    const request = { academy: '한결학원', contract: '분당점', documents, agree: true }
    await shop.call(joinBrand, { as: joining, params: { id: 'hamamath' }, body: request })
    const desk = await shop.staff()
    const { requests } = (await shop.call(listBrandRequests, { as: desk, query: {} })).data
    const waiting = requests.find(({ memberId }) => memberId === joining.memberId)
    const staff = caller(server.url, (await logIn(server, 'admin')).authorization)
    const mine = caller(server.url, await tokenOf(shop, charging))
    const theirs = caller(server.url, await tokenOf(shop, spending))

    const charge = async () => {
      const started = await mine('POST', '/api/wallet/charges', { amount: CHARGED, method: 'card' })
      const { gatewayOrderId, orderName } = started
      const payment = { orderId: gatewayOrderId, amount: CHARGED, orderName, method: '카드' }
      const paymentKey = await gateway.authenticate(payment)
      await mine('POST', '/api/payments/confirm', { gatewayOrderId, paymentKey, amount: CHARGED })
      await expect.poll(() => emoneyOf(shop, charging), { timeout: SETTLE_MS, interval: 300 }).toBe(CHARGED)
      const [lot] = (await chargesOf(shop, charging)).lots
      const { id } = await mine('POST', '/api/wallet/refunds', { lotId: lot?.lotId, amount: lot?.refundable })
      await staff('POST', `/api/staff/emoney-refunds/${id}/decision`, { agree: true })
      await expect
        .poll(async () => (await chargesOf(shop, charging)).refunds[0]?.state, { timeout: SETTLE_MS, interval: 300 })
        .toBe('done')
    }
    const spend = async () => {
      const benefits = { couponIds: [], points: 0, emoney: GIVEN }
      const body = { ...sheet, benefits, shownTotal: sheet.shownTotal - GIVEN }
      const { orderNumber } = await theirs('POST', '/api/orders', body)
      const started = await theirs('POST', '/api/payments', { orderNumbers: [orderNumber], method: 'card' })
      const { gatewayOrderId, orderName, amount } = started
      const paymentKey = await gateway.authenticate({ orderId: gatewayOrderId, amount, orderName, method: '카드' })
      await theirs('POST', '/api/payments/confirm', { gatewayOrderId, paymentKey, amount })
      const payment = async () =>
        (await shop.container.database.pool.query('select payment_state from orders where number = $1', [orderNumber]))
          .rows[0]?.payment_state
      await expect.poll(payment, { timeout: SETTLE_MS, interval: 300 }).toBe('paid')
      await theirs('POST', `/api/orders/${orderNumber}/cancel`, { reason: '전시가 미뤄졌어요' })
      await expect.poll(payment, { timeout: SETTLE_MS, interval: 300 }).toBe('refunded')
    }
    const write = async () => {
      const fields = { medium: null, day: '2026-11-12', summary: '한 줄', href: null }
      const piece = { kind: 'press', title: `소식 ${round}`, fields, doc: docOfPlain('본문입니다.') }
      const { id, version } = await staff('POST', '/api/staff/writing', { piece })
      await staff('POST', `/api/staff/writing/${id}/publish`, { version, at: null, until: null }, [409])
    }
    const issue = () =>
      staff('POST', '/api/staff/benefits/gift-cards', {
        name: `묶음 ${round}`,
        amount: 10_000,
        cards: 5,
        reason: '법인 판매',
      })
    const decide = () =>
      staff(
        'POST',
        `/api/staff/brand-requests/${waiting?.id}`,
        { decision: 'approved', reason: null, seen: waiting?.seen },
        [409],
      )
    const work = Promise.all([charge(), spend(), write(), issue(), decide()])
    work.catch(() => undefined)
    for (let kills = 0; kills < KILLS; kills += 1) {
      await sleep(Math.floor(random() * 1_500))
      await server.kill()
      await server.start()
    }
    await work
  }
  await settled(shop, DUE_JOBS)
  for (const { charging, spending } of members) {
    expect(await emoneyOf(shop, charging)).toBe(0)
    expect(await emoneyOf(shop, spending)).toBe(GIVEN)
  }
  const count = async (text: string) => Number((await shop.container.database.pool.query(text)).rows[0]?.n)
  expect(await count(`select count(*) as n from gift_cards`)).toBe(5 * ROUNDS)
  expect(await count(`select count(*) as n from brand_requests where state = 'approved'`)).toBe(ROUNDS)
  expect(await count(`select count(*) as n from payment_refunds where state <> 'done'`)).toBe(0)
  expect((await shop.call(listPressNews, { query: {} })).data.items).toHaveLength(ROUNDS)
  const { database, gateway: port } = shop.container
  const asked = { since: new Date(0), limit: 500 }
  expect((await gatewayDifferences(database.db, port, asked)).differences).toEqual([])
  await expect.poll(() => shop.brokenInvariants(), { timeout: SETTLE_MS, interval: 1_000 }).toEqual([])
})
