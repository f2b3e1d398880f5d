import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access } from '#/contract/access.ts'
import type { Endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import { hasRight } from '#/domain/members/rights.ts'
import { STAFF_ROLES, TYPE_ROLES } from '#/domain/members/roles.ts'
import type { Caller } from '../support/callers.ts'
import { closeTestShops, testShop, type TestShop } from '../support/test-shop.ts'
import { hostile } from './hostile-values.ts'
import { seededRandom } from '../support/seeded-random.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261120)
/** A few hundred calls in every run, thousands in `npm run test:torture`. */
const CALLS = Number(process.env['TORTURE_ROUNDS'] ?? 3) * 240
const AT_ONCE = 8

/** Never ends by itself. */
const ASKED: readonly Endpoint[] = endpoints.filter(({ id }) => !id.startsWith('live.'))

interface Person {
  readonly name: string
  readonly caller: Caller
  may(access: Access): boolean
}

let shop: TestShop
let people: readonly Person[]

beforeAll(async () => {
  shop = await testShop()
  people = await everybody(shop)
})
afterAll(closeTestShops)

async function everybody({ visitor, member, partner, staff }: TestShop): Promise<readonly Person[]> {
  const open = (access: Access) => access.who === 'public' || access.who === 'proof'
  const members = await Promise.all(
    TYPE_ROLES.map(async (role): Promise<Person> => ({
      name: role,
      caller: await member({ roles: [role] }),
      may: (access) =>
        open(access) ||
        access.who.startsWith('member-') ||
        (access.who === 'member' && (!access.anyRole || access.anyRole.includes(role))),
    })),
  )
  const academy = await member({ type: 'HAMAMATH', grade: '0080' })
  const clerks = await Promise.all(
    STAFF_ROLES.map(async (role): Promise<Person> => {
      const caller = await staff(role)
      const may = (access: Access) => {
        if (access.who !== 'staff' && access.who !== 'member-or-staff' && access.who !== 'member-partner-or-staff')
          return open(access)
        return !access.anyRight || hasRight(caller.rights, ...access.anyRight)
      }
      return { name: role, caller, may }
    }),
  )
  return [
    { name: 'visitor', caller: visitor(), may: open },
    {
      name: 'partner',
      caller: await partner(),
      may: (access) => open(access) || access.who === 'partner' || access.who === 'member-partner-or-staff',
    },
    ...members,
    // Whose type was approved: the only one who comes past the door of the textbooks.
    ...members.flatMap((person) =>
      person.name.endsWith('HAMAMATH') ? { ...person, name: 'academy', caller: academy } : [],
    ),
    ...clerks,
  ]
}

/** Asks with what the text says; an object that does not exist stands for another's, which has to answer alike. */
async function ask(endpoint: Endpoint, caller: Caller, input: { readonly body?: unknown; readonly query?: unknown }) {
  const path = endpoint.path.replace(/:(\w+)/g, () => randomUUID())
  const query = new URLSearchParams()
  if (typeof input.query === 'object' && input.query !== null)
    for (const [key, value] of Object.entries(input.query)) query.append(key, wellFormed(value))
  const answer = await shop.app.inject({
    method: endpoint.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: { ...caller.headers, ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}) },
    ...(input.body === undefined
      ? {}
      : { payload: JSON.stringify(input.body), headers: jsonHeaders(endpoint, caller) }),
  })
  return { status: answer.statusCode, text: answer.body }
}

const wellFormed = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
const jsonHeaders = (endpoint: Endpoint, caller: Caller) => ({
  ...caller.headers,
  'content-type': 'application/json',
  ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
})

describe('strangers and colleagues where they have no business', () => {
  test('everybody is refused at every door that is not theirs, and a missing thing never breaks one', async () => {
    const wrong: string[] = []
    for (const endpoint of ASKED)
      for (const person of people) {
        const { status } = await ask(endpoint, person.caller, {})
        const allowed = person.may(endpoint.access)
        const right = allowed ? status < 500 && status !== 401 : status === 401 || status === 403 || status === 404
        if (!right) wrong.push(`${person.name} at ${endpoint.id}: ${status}`)
      }
    expect(wrong).toEqual([])
  })

  test(`${CALLS} hostile calls bring no error of the server and no trace of its inside (seed ${SEED})`, async () => {
    const random = seededRandom(SEED)
    const wrong: string[] = []
    const calls = Array.from({ length: CALLS }, () => {
      const endpoint = ASKED[Math.floor(random() * ASKED.length)] as Endpoint
      const may = people.filter((person) => person.may(endpoint.access))
      const person = (random() < 0.9 ? may : people)[Math.floor(random() * may.length)] ?? people[0]
      return {
        endpoint,
        person: person as Person,
        body: hostile(endpoint.body, random),
        query: hostile(endpoint.query, random),
      }
    })
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, lane) => {
        for (let index = lane; index < calls.length; index += AT_ONCE) {
          const { endpoint, person, body, query } = calls[index]!
          const { status, text } = await ask(endpoint, person.caller, { body, query })
          if (status >= 500 || /\bat .*\.ts:\d+|node_modules|select .* from/i.test(text))
            wrong.push(`${endpoint.id} as ${person.name}: ${status} ${JSON.stringify({ body, query }).slice(0, 300)}`)
        }
      }),
    )
    expect(wrong).toEqual([])
    expect(await shop.brokenInvariants()).toEqual([])
  })
})
