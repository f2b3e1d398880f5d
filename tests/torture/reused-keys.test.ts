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
import { closeTestShops, type TestShop } from '../support/test-shop.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261124)
const ROUNDS = Math.min(Number(process.env['TORTURE_ROUNDS'] ?? 1), 20)
/** So often is a call made anew until one is not refused. */
const TRIES = 4
const KEYED = endpoints.filter(({ idempotent }) => idempotent)

type Someone = { readonly caller: Caller; readonly ids: Owner['ids'] }
let shop: TestShop
/** What does not hold of orders that were put there by hand. */
let broken: readonly string[]
let secondConnections: ReadonlySet<string>
let customers: readonly [Owner, Owner]
let desk: readonly [Someone, Someone]
let visitors: readonly [Someone, Someone]

beforeAll(async () => {
  const made = await shopOfEverybody()
  shop = made.shop
  secondConnections = made.secondConnections
  customers = [await ownerOfAll(shop, made.gateway), await ownerOfAll(shop, made.gateway)]
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
  const done = new Set<string>()
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
          done.add(endpoint.id)
          for (const fault of await faultsOf(endpoint, pair, asked, seed, first, key))
            wrong.push(`${endpoint.id}: ${fault.slice(0, 300)}`)
          break
        }
  process.stdout.write(`keys of ${done.size} of ${KEYED.length} calls were used again\n`)
  if (process.env['TORTURE_TELL'])
    process.stdout.write(
      `not: ${KEYED.map(({ id }) => id)
        .filter((id) => !done.has(id))
        .join(' ')}\n`,
    )
  expect(wrong.join('\n')).toBe('')
  expect([...secondConnections]).toEqual([])
  expect((await shop.brokenInvariants()).filter((one) => !broken.includes(one))).toEqual([])
})
