import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import type { Endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import type { Caller } from '../support/callers.ts'
import { ask, callOf } from '../support/everybody/calls.ts'
import { ownerOfAll, withRoles } from '../support/everybody/owners.ts'
import { shopOfEverybody } from '../support/everybody/shop-of-everybody.ts'
import { wellAsked } from '../support/everybody/well-asked.ts'

type Json = Readonly<Record<string, unknown>>

/** More than most columns of the database hold, and a whole number all the same. */
const HUGE = 2 ** 40
const MOST_OF_A_COLUMN = 2 ** 31 - 1

const isUnbounded = ({ type, maximum }: Json): boolean =>
  type === 'integer' && (typeof maximum !== 'number' || maximum > MOST_OF_A_COLUMN)

/** The same value with a huge number wherever its schema knows no bound that a column has. */
function enlarged(schema: Json, value: unknown): unknown {
  if (typeof value === 'number') {
    const forms = [schema, ...(((schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined) ?? [])]
    return forms.some(isUnbounded) ? HUGE : value
  }
  if (Array.isArray(value)) return value.map((item) => enlarged((schema['items'] ?? {}) as Json, item))
  if (typeof value !== 'object' || value === null) return value
  const fields = (schema['properties'] ?? {}) as Readonly<Record<string, Json>>
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, enlarged(fields[name] ?? {}, inner)]))
}

const schemaOf = (part: Endpoint['body']): Json =>
  part ? (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Json) : {}

function enlargedPath({ path, params }: Endpoint, asked: string): string {
  const fields = (schemaOf(params)['properties'] ?? {}) as Readonly<Record<string, Json>>
  const names = path.split('/')
  const words = asked.split('/').map((word, at) => (isUnbounded(fields[names[at]?.slice(1) ?? ''] ?? {}) ? HUGE : word))
  return words.join('/')
}

it('a whole number that no column holds is no error of the server, wherever one can be said', async () => {
  const { shop, gateway } = await shopOfEverybody()
  const owner = await ownerOfAll(shop, gateway)
  const desk: Caller = await shop.staff()
  const wrong: string[] = []
  let asked = 0
  for (const endpoint of endpoints) {
    const { access } = endpoint
    if (endpoint.multipart || endpoint.id.startsWith('live.')) continue
    const roles = 'anyRole' in access ? (access.anyRole ?? []) : []
    const caller = access.who === 'staff' ? desk : withRoles(owner, roles).caller
    for (const turn of [0, 1, 2]) {
      const well = await wellAsked(shop, endpoint.id, caller)
      const call = callOf(endpoint, owner, { seed: turn + 1, turn }, well)
      if (!call) continue
      const huge = {
        path: enlargedPath(endpoint, call.path),
        query: enlarged(schemaOf(endpoint.query), call.query),
        body: enlarged(schemaOf(endpoint.body), call.body),
      }
      if (JSON.stringify(huge) === JSON.stringify(call)) continue
      asked += 1
      const { statusCode } = await ask(shop, endpoint, caller, huge)
      if (statusCode >= 500)
        wrong.push(`${endpoint.id} ${huge.path} ${JSON.stringify(huge.body ?? huge.query)}: ${statusCode}`)
    }
  }
  expect(asked).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})
