import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import type { Caller } from '../support/callers.ts'
import { ask, callOf } from '../support/everybody/calls.ts'
import { guestWithOrder, ownerOfAll, type Owner, withNothing, withRoles } from '../support/everybody/owners.ts'
import { grownSince, rowsOfTables, type RowsOfTables } from '../support/everybody/rows-of-tables.ts'
import { shopOfEverybody } from '../support/everybody/shop-of-everybody.ts'
import { wellAsked } from '../support/everybody/well-asked.ts'
import { closeTestShops, type TestShop } from '../support/test-shop.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261124)
const ROUNDS = Math.min(Number(process.env['TORTURE_ROUNDS'] ?? 1), 20)
/** So often is a call made anew until one is not refused. */
const TRIES = 3

/** Ends what the other calls are about. */
const ENDS = /remove|delete|cancel|withdraw|close|leave|end|revoke|take|confirm/
const WRITING = endpoints
  .filter(({ access, method, multipart }) => access.who !== 'staff' && method !== 'GET' && !multipart)
  .toSorted((a, b) => Number(ENDS.test(a.id)) - Number(ENDS.test(b.id)))

/** Calls without a key of which each makes one of its own, and why. */
const MEANT: Readonly<Record<string, string>> = {
  'api-keys.create': 'a key is shown once, so none may be answered twice',
  'deals.share': 'a link is shown once, so none may be answered twice',
  'orders.attach-files': 'what was ordered with is kept beside the one that comes in its place',
  'webhooks.create': 'its secret is shown once, so none may be answered twice; five are the most',
  'members.change-marketing': 'what was agreed to, and when, is never written over',
  'members.send-code': 'who did not get a code asks for another; how many is limited',
}

let shop: TestShop
/** What does not hold of orders that were put there by hand. */
let broken: readonly string[]
let secondConnections: ReadonlySet<string>
let owner: Owner
let guest: Owner
let visitor: { readonly caller: Caller; readonly ids: Owner['ids'] }
let partner: typeof visitor

beforeAll(async () => {
  const made = await shopOfEverybody()
  shop = made.shop
  secondConnections = made.secondConnections
  owner = await ownerOfAll(shop, made.gateway)
  guest = await guestWithOrder(shop)
  visitor = withNothing(shop.visitor())
  partner = withNothing(await shop.partner())
  broken = await shop.brokenInvariants()
})
afterAll(closeTestShops)

/** Everybody who may call. */
function callersOf({ access }: Endpoint): readonly (typeof visitor)[] {
  if (access.who === 'partner') return [partner]
  if (access.who === 'proof') return [visitor]
  if (access.who === 'public') return [owner, guest, visitor]
  const roles = 'anyRole' in access ? (access.anyRole ?? []) : []
  return [withRoles(owner, roles), ...('guest' in access && access.guest ? [guest] : [])]
}

test(`whoever presses twice at once is answered twice and has one of it (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const { pool, retries } = shop.container.database
  const wrong: string[] = []
  const done = new Set<string>()
  let before: RowsOfTables = await rowsOfTables(pool, 'counted')
  for (let round = 0; round < ROUNDS; round += 1)
    for (const endpoint of WRITING)
      for (const who of callersOf(endpoint))
        for (let turn = 0; turn < TRIES; turn += 1) {
          const well = await wellAsked(shop, endpoint.id, who.caller)
          const asked = callOf(endpoint, who, { seed: SEED + round * TRIES + turn, turn: round + turn }, well)
          if (!asked) continue
          if (well) before = await rowsOfTables(pool, 'counted')
          const key = randomUUID()
          const tell = (text: string) => wrong.push(`${endpoint.id}: ${text}`)
          const tried = [...retries.values()].reduce((sum, n) => sum + n, 0)
          const twins = await Promise.all([1, 2].map(() => ask(shop, endpoint, who.caller, asked, key)))
          for (const { statusCode, headers, body } of twins)
            if (statusCode >= 500 && !(statusCode === 503 && headers['retry-after'])) tell(`${statusCode} ${body}`)
          if ([...retries.values()].reduce((sum, n) => sum + n, 0) > tried) tell('stood in its own way')
          const [first, ...others] = twins.filter(({ statusCode }) => statusCode === 200)
          if (!first) continue
          done.add(endpoint.id)
          if (endpoint.idempotent && others.some(({ body }) => body !== first.body)) tell('was answered in two ways')
          const after = await rowsOfTables(pool, 'counted')
          const doubled = [...grownSince(before, after)].filter(([, rows]) => rows > 1)
          before = after
          if (!endpoint.idempotent && others.length > 0 && doubled.length > 0 && !(endpoint.id in MEANT))
            tell(`made two: ${doubled.join(' ')}`)
          break
        }
  process.stdout.write(`${done.size} of ${WRITING.length} writing calls were made twice at once\n`)
  if (process.env['TORTURE_TELL'])
    process.stdout.write(
      `not: ${WRITING.map(({ id }) => id)
        .filter((id) => !done.has(id))
        .join(' ')}\n`,
    )
  expect(wrong.join('\n')).toBe('')
  expect([...secondConnections]).toEqual([])
  expect((await shop.brokenInvariants()).filter((one) => !broken.includes(one))).toEqual([])
})
