import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import type { Caller } from '../support/callers.ts'
import { ask, type Asked, callOf, inPath, thingAt } from '../support/everybody/calls.ts'
import { ownerOfAll, type Owner } from '../support/everybody/owners.ts'
import { plausible } from '../support/everybody/plausible.ts'
import { shopOfEverybody } from '../support/everybody/shop-of-everybody.ts'
import { IN_PATHS, type Thing } from '../support/everybody/whose.data.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { closeTestShops, type TestShop } from '../support/test-shop.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261124)
const ROUNDS = Math.min(Number(process.env['TORTURE_ROUNDS'] ?? 1), 20)

/** Where customers and strangers may come; the desk sees everybody's. */
const ASKED = endpoints.filter(
  ({ access, multipart }) => access.who !== 'staff' && access.who !== 'proof' && !multipart,
)

let shop: TestShop
let victim: Owner
let attacker: Owner
let strangers: readonly { readonly name: string; readonly caller: Caller }[]

beforeAll(async () => {
  const made = await shopOfEverybody()
  shop = made.shop
  const { gateway } = made
  victim = await ownerOfAll(shop, gateway)
  attacker = await ownerOfAll(shop, gateway)
  strangers = [
    { name: 'a visitor', caller: shop.visitor() },
    { name: 'a guest', caller: await shop.guest() },
    { name: 'a member', caller: attacker.caller },
    { name: 'a teacher', caller: await shop.member({ type: 'MATHOLIC' }) },
    { name: 'a partner', caller: await shop.partner() },
    { name: 'a head office', caller: await shop.partner('hamamath') },
  ]
})
afterAll(closeTestShops)

/** As an id looks that nobody has. */
const ghostOf = (id: string): string =>
  /[0-9a-f]{8}-[0-9a-f-]{27}/.test(id)
    ? id.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, randomUUID())
    : `${id.slice(0, -4)}${id.slice(-4) === '7Z7Z' ? 'Z7Z7' : '7Z7Z'}`

/** Shown to who has it in a paid order. */
const LATER = ['ebooks.content']

/** What is answered, without the id that was asked for. */
async function answerTo(endpoint: Endpoint, caller: Caller, asked: Asked, id: string) {
  const answer = await ask(shop, endpoint, caller, asked)
  return `${answer.statusCode} ${answer.body.replaceAll(id, '#').replaceAll(/"requestId":"[^"]*"/g, '')}`
}

/** A call in which everything is the attacker's own but for one place. */
const callWith = (endpoint: Endpoint, place: string, id: string, seed: number) =>
  callOf(endpoint, attacker, { seed, other: { place, id } })

/** Every place of an endpoint where an id of somebody's thing stands. */
function placesOf(endpoint: Endpoint): readonly (readonly [string, Thing])[] {
  const found = new Map<string, Thing>()
  const note = (place: string) => {
    const thing = thingAt(endpoint, place)
    if (thing) found.set(place, thing)
    return thing && randomUUID()
  }
  for (let round = 0; round < 20; round += 1) {
    plausible(endpoint.body, seededRandom(round), note)
    plausible(endpoint.query, seededRandom(round), note)
  }
  return [...inPath(endpoint).map(([name, thing]) => [`:${name}`, thing] as const), ...found]
}

describe('what is somebody else’s', () => {
  test('is known of every id that a path can say: of whom it is, or that it is everybody’s', () => {
    const paths = ASKED.flatMap(({ path }) =>
      [...path.matchAll(/:\w+/g)].map(({ 0: name, index }) => path.slice(0, index + name.length)),
    )
    expect([...new Set(paths)].filter((path) => !(path in IN_PATHS)).toSorted()).toEqual([])
  })

  test('there is one of everything, and its owner is shown it', async () => {
    const missing = Object.entries(victim.ids).flatMap(([thing, { length }]) => (length > 0 ? [] : [thing]))
    expect(missing).toEqual([])
    const hidden: string[] = []
    for (const endpoint of ASKED.filter(({ method, access }) => method === 'GET' && access.who !== 'partner')) {
      const [[name, thing] = ['', null], second] = inPath(endpoint)
      if (!thing || second || LATER.includes(endpoint.id)) continue
      const answers: string[] = []
      for (const id of victim.ids[thing]) {
        const call = callWith(endpoint, `:${name}`, id, SEED)
        if (call) answers.push(await answerTo(endpoint, victim.caller, call, id))
      }
      if (!answers.some((answer) => answer.startsWith('200'))) hidden.push(`${endpoint.id} ${answers[0]}`)
    }
    expect(hidden).toEqual([])
  })

  test(`answers like what does not exist, wherever an id can be said (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
    const [wrong, unmade]: [string[], Set<string>] = [[], new Set()]
    let calls = 0
    for (const endpoint of ASKED)
      for (const [place, thing] of placesOf(endpoint))
        for (let round = 0; round < ROUNDS; round += 1) {
          const ids = victim.ids[thing]
          const real = ids[(SEED + round) % ids.length] ?? ''
          const ghost = ghostOf(real)
          const [theirs, nobodys] = [real, ghost].map((id) => callWith(endpoint, place, id, SEED + round))
          if (!theirs || !nobodys) {
            unmade.add(`${endpoint.id} ${place}`)
            continue
          }
          // Who may not call at all is refused before any id is looked at; other places want somebody with things of their own.
          for (const { name, caller } of place.startsWith(':') ? strangers : strangers.slice(2, 3)) {
            const [first, second] = [
              await answerTo(endpoint, caller, theirs, real),
              await answerTo(endpoint, caller, nobodys, ghost),
            ]
            calls += 2
            if (first !== second)
              wrong.push(
                `${endpoint.id} ${place} as ${name}\n  theirs:  ${first.slice(0, 300)}\n  nobody's: ${second.slice(0, 300)}`,
              )
          }
        }
    process.stdout.write(`${calls} calls with others' ids\n`)
    expect(wrong.join('\n')).toBe('')
    expect([...unmade]).toEqual([])
  })
})
