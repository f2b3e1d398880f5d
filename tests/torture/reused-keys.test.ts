import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import type { Caller } from '../support/callers.ts'
import { ask, type Asked, callOf } from '../support/everybody/calls.ts'
import { ownerOfAll, type Owner, withNothing, withRoles } from '../support/everybody/owners.ts'
import { changedSince, rowsOfTables } from '../support/everybody/rows-of-tables.ts'
import { shopOfEverybody } from '../support/everybody/shop-of-everybody.ts'
import { wellAsked } from '../support/everybody/well-asked.ts'
import { DESK_HISTORIES } from '../support/keyed/desk-histories.ts'
import { FILE_HISTORIES } from '../support/keyed/file-histories.ts'
import { MONEY_HISTORIES } from '../support/keyed/money-histories.ts'
import { ORDER_HISTORIES } from '../support/keyed/order-histories.ts'
import { OWED_HISTORIES } from '../support/keyed/owed-histories.ts'
import { PAPER_HISTORIES } from '../support/keyed/paper-histories.ts'
import { WORK_HISTORIES } from '../support/keyed/work-histories.ts'
import { watchKeys } from '../support/keyed/watch-keys.ts'
import type { PracticeGateway } from '../support/orders/practice-gateway.ts'
import type { PracticeTax } from '../support/orders/practice-tax.ts'
import { closeTestShops, type TestShop } from '../support/test-shop.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261124)
const ROUNDS = Math.min(Number(process.env['TORTURE_ROUNDS'] ?? 1), 20)
/** So often is a call made anew until one is not refused. */
const TRIES = 4
const KEYED = endpoints.filter(({ idempotent }) => idempotent)

type Someone = { readonly caller: Caller; readonly ids: Owner['ids'] }
let shop: TestShop
let gateway: PracticeGateway
let tax: PracticeTax
let watched: ReturnType<typeof watchKeys>
/** What does not hold of orders that were put there by hand. */
let broken: readonly string[]
/** An order that a history put there was never accepted, so its first record may be missing. */
const PUT_BY_HAND = /^I7 20261120-/
let secondConnections: ReadonlySet<string>
let customers: readonly [Owner, Owner]
let desk: readonly [Someone, Someone]
let visitors: readonly [Someone, Someone]

beforeAll(async () => {
  const made = await shopOfEverybody()
  shop = made.shop
  gateway = made.gateway
  tax = made.tax
  watched = watchKeys(shop)
  secondConnections = made.secondConnections
  customers = [await ownerOfAll(watched.shop, gateway), await ownerOfAll(shop, gateway)]
  const staff = async (): Promise<Someone> => ({ caller: await shop.staff(), ids: customers[0].ids })
  desk = [await staff(), await staff()]
  visitors = [withNothing(shop.visitor()), withNothing(shop.visitor())]
  broken = await shop.brokenInvariants()
})
afterAll(closeTestShops)

/** Who calls, and somebody else who might. */
function pairsOf({ access }: Endpoint): readonly (readonly [Someone, Someone])[] {
  if (access.who === 'staff') return [desk]
  if (access.who === 'public') return [customers, visitors]
  const roles = 'anyRole' in access ? (access.anyRole ?? []) : []
  return [[withRoles(customers[0], roles), withRoles(customers[1], roles)]]
}

const sameAs = (one: Asked, other: Asked) => JSON.stringify(one) === JSON.stringify(other)

/** Another call of the same kind by the same person. */
function otherCall(endpoint: Endpoint, who: Someone, asked: Asked, seed: number): Asked | null {
  for (let turn = 1; turn < 20; turn += 1) {
    const other = callOf(endpoint, who, { seed: seed + turn, turn })
    if (other && !sameAs(asked, other)) return other
  }
  return endpoint.query ? null : { ...asked, query: { again: '1' } }
}

/** What is wrong with a call that was made once and comes again under its key. */
async function faultsOf(
  endpoint: Endpoint,
  [who, somebodyElse]: readonly [Someone, Someone],
  asked: Asked,
  seed: number,
  first: { readonly body: string },
  key: string,
) {
  const { pool } = shop.container.database
  const faults: string[] = []
  const before = await rowsOfTables(pool, 'read')
  const again = await ask(shop, endpoint, who.caller, asked, key)
  if (again.statusCode !== 200 || again.body !== first.body) faults.push(`again: ${again.statusCode} ${again.body}`)
  const other = otherCall(endpoint, who, asked, seed)
  if (other) {
    const { statusCode, body } = await ask(shop, endpoint, who.caller, other, key)
    const { code, message } = JSON.parse(body) as { readonly code?: string; readonly message?: string }
    if (statusCode !== 422 || code !== 'IDEMPOTENCY_KEY_REUSED' || !/[가-힣]/.test(message ?? ''))
      faults.push(`with another body: ${statusCode} ${body}`)
  }
  const changed = changedSince(before, await rowsOfTables(pool, 'read'))
  if (changed.length > 0) faults.push(`changed ${changed.join(', ')}`)
  const theirs = await ask(shop, endpoint, somebodyElse.caller, asked, key)
  if (theirs.statusCode === 422 && theirs.body.includes('IDEMPOTENCY_KEY_REUSED'))
    faults.push('tells others that a key is taken')
  const { rows } = await pool.query('select scope from idempotency where key = $1', [key])
  if (theirs.statusCode === 200 && rows.length < 2) faults.push(`answers somebody else: ${first.body}`)
  return faults
}

test(`a key that comes again is answered again, to nobody else and for nothing else (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const wrong: string[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const endpoint of KEYED)
      for (const pair of pairsOf(endpoint))
        for (let turn = 0; turn < TRIES; turn += 1) {
          const seed = SEED + round * TRIES + turn
          const well = await wellAsked(shop, endpoint.id, pair[0].caller)
          const asked = callOf(endpoint, pair[0], { seed, turn: round + turn }, well)
          if (!asked) continue
          const key = randomUUID()
          const first = await ask(shop, endpoint, pair[0].caller, asked, key)
          if (first.statusCode >= 500 && !(first.statusCode === 503 && first.headers['retry-after']))
            wrong.push(`${endpoint.id}: ${first.statusCode} ${first.body}`)
          if (first.statusCode !== 200) continue
          for (const fault of await faultsOf(endpoint, pair, asked, seed, first, key))
            wrong.push(`${endpoint.id}: ${fault.slice(0, 300)}`)
          break
        }
  expect(wrong.join('\n')).toBe('')
  expect([...secondConnections]).toEqual([])
  expect((await shop.brokenInvariants()).filter((one) => !broken.includes(one))).toEqual([])
})

test('the same holds of calls that want real data, whoever else comes with their keys', async () => {
  const { faults, callAsOthers } = watched
  const [first, second, third] = [await shop.staff(), await shop.staff(), await shop.staff()]
  const member = await shop.member({ type: 'BUSINESS', phoneProven: true })
  const histories = {
    ...DESK_HISTORIES,
    ...WORK_HISTORIES,
    ...ORDER_HISTORIES,
    ...OWED_HISTORIES,
    ...PAPER_HISTORIES,
    ...FILE_HISTORIES,
    ...MONEY_HISTORIES,
  }
  for (const [name, history] of Object.entries(histories))
    await history({ shop: watched.shop, gateway, tax, member, desk: first, second }).catch((error: unknown) => {
      faults.push(`${name}: ${error instanceof Error ? error.stack?.slice(0, 600) : String(error)}`)
    })
  await callAsOthers(third, async () => customers[1].caller)
  expect(faults.join('\n')).toBe('')
  expect((await shop.brokenInvariants()).filter((one) => !broken.includes(one) && !PUT_BY_HAND.test(one))).toEqual([])
})

test('no endpoint with a key is left out of the histories: a new one gets its own', () => {
  expect(KEYED.map(({ id }) => id).filter((id) => !watched.covered.has(id))).toEqual([])
})
