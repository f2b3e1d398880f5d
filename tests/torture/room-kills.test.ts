import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { NEW_SET } from '#/domain/bindings/binding-set.ts'
import { checkFile } from '#/contract/prepress/preflight.contract.ts'
import type { MemberCaller } from '../support/callers.ts'
import { textBook } from '../support/pdf/make-books.ts'
import { handout } from '../support/pdf/make-handouts.ts'
import { uploadPdf } from '../support/pdf/upload-pdf.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { closeTestShops, testShop, type TestShop } from '../support/test-shop.ts'
import { answerOf, DUE_JOBS, killedShop, settled } from './killed-shop.ts'
import { SETTLE_MS } from './settle.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261124)
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 1)
/** The round of every test run is short; long runs kill more. */
const KILLS = ROUNDS > 1 ? 3 : 1

afterAll(closeTestShops)

/** The session of a test's member, as a browser of theirs brings it. */
async function tokenOf(shop: TestShop, { sessionId }: MemberCaller): Promise<string> {
  const { accessToken } = await shop.container.database.transaction((tx) =>
    shop.container.sessions.reissue(tx, sessionId),
  )
  return `Bearer ${accessToken}`
}

const SHEET = { fileId: '', name: '', bytes: 0, pages: 12, colourPages: 0, size: { width: 210, height: 297 } } as const

test(`books that are bound, manuscripts that are read and a brand that is joined, while servers are killed (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const random = seededRandom(SEED)
  const shop = await testShop()
  const { pool } = shop.container.database
  const [teacher, joining] = [await shop.member({ type: 'MATHOLIC' }), await shop.member()]
  const handouts = [await uploadPdf(shop, teacher, await handout({ pages: 12 }))]
  const spec = bindingSpec({ ...NEW_SET, files: [{ ...SHEET, fit: 'scale', blankBack: true, colour: null }] })
  for (const fileId of handouts)
    await shop.call(checkFile, { as: teacher, params: { fileId }, body: { part: 'inner', spec } })
  await shop.runJobs()
  const { server } = await killedShop(shop)
  for (let round = 0; round < ROUNDS; round += 1) {
    const manuscript = await uploadPdf(shop, teacher, await textBook(6 + round), 'material')
    const ask = (token: string, method: string, path: string, body: object) => {
      const key = randomUUID()
      return () =>
        fetch(`${server.url}${path}`, {
          method,
          headers: { 'content-type': 'application/json', authorization: token, 'idempotency-key': key },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(240_000),
        })
    }
    const mine = await tokenOf(shop, teacher)
    const request = {
      files: handouts.map((fileId) => ({ fileId, fit: 'scale', blankBack: true, colour: null })),
      size: 'a4',
      colour: 'as-read',
      binding: 'pp-coil',
      divider: null,
      cover: { title: `${round + 1}회`, subtitle: '', teacher: '', colour: 'indigo' },
      classes: [{ name: '고1', copies: 20 }],
    }
    const answers = Promise.all([
      answerOf(ask(mine, 'POST', '/api/bindings', { brand: 'matholic', ...request })),
      answerOf(ask(mine, 'POST', '/api/ebooks/manuscripts', { fileId: manuscript })),
      answerOf(ask(await tokenOf(shop, joining), 'PUT', '/api/brands/matholic/membership', { agree: true })),
    ])
    answers.catch(() => undefined)
    for (let kills = 0; kills < KILLS; kills += 1) {
      await sleep(Math.floor(random() * 1_500))
      await server.kill()
      await server.start()
    }
    await answers
  }
  await settled(shop, DUE_JOBS)
  await settled(shop, `select 1 from binding_sets where state = 'joining'`)
  await settled(shop, `select 1 from manuscript_readings where state = 'waiting'`)
  const states = async (text: string) => (await pool.query(text)).rows
  // Asked once each, however often the line died: one set, one item with its body and its cover.
  expect(
    await states(
      `select s.state, jsonb_array_length(i.files) as files from binding_sets s join cart_items i on i.id = s.item_id`,
    ),
  ).toEqual(Array.from({ length: ROUNDS }, () => ({ state: 'joined', files: 2 })))
  expect(await states(`select distinct state from manuscript_readings`)).toEqual([{ state: 'read' }])
  expect(
    await states(
      `select m.type, r.state from brand_requests r join member m on m.id = r.member_id where r.brand_id = 'matholic'`,
    ),
  ).toEqual([{ type: 'MATHOLIC', state: 'approved' }])
  await expect.poll(() => shop.brokenInvariants(), { timeout: SETTLE_MS, interval: 1_000 }).toEqual([])
})
