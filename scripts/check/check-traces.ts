import * as z from 'zod/mini'
import type { Endpoint } from '#/contract/endpoint.ts'
import type { CheckResult } from './check-result.ts'

/** Fields that say who somebody is or where to find them. */
const PERSONAL = new Set([
  'accountNumber',
  'address',
  'addressEtc',
  'email',
  'holder',
  'holderName',
  'orderer',
  'phone',
  'receiver',
  'recipient',
  'zipcode',
])

/** Whoever of the shop looks or acts is written down: each endpoint that staff or partners can reach says how. */
export function checkTraces(endpoints: readonly Endpoint[]): readonly CheckResult[] {
  const reached = endpoints.filter(isReachedByStaff)
  return [
    result(
      'every endpoint that staff or partners reach says what the audit log keeps',
      reached.filter(({ trace }) => !trace),
    ),
    result(
      'what the audit log says nothing of shows nobody',
      reached.filter(({ trace, response }) => trace && 'none' in trace && !trace.masked && showsPeople(response)),
    ),
    result(
      'the object of a look or an act is named by its path',
      reached.filter(({ trace, path }) => trace && 'by' in trace && !path.includes(`:${trace.by}`)),
    ),
    result(
      'a read is a look and not an act',
      reached.filter(({ trace, method }) => trace && 'act' in trace && method === 'GET'),
    ),
  ]
}

/** Public ones too where they are asked for one object: staff come in with more rights than anybody. */
function isReachedByStaff({ access, path }: Endpoint): boolean {
  if (access.who === 'public') return path.includes(':')
  return access.who !== 'member' && access.who !== 'proof'
}

function showsPeople(response: Endpoint['response']): boolean {
  const schema: unknown = z.toJSONSchema(response, { unrepresentable: 'any', io: 'output' })
  return namesOf(schema).some((name) => PERSONAL.has(name))
}

/** Names of all properties of a JSON schema, however deep. */
function namesOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, ...rest } = schema as { readonly properties?: Readonly<Record<string, unknown>> }
  const own = properties ? Object.entries(properties).flatMap(([name, inner]) => [name, ...namesOf(inner)]) : []
  return [...own, ...Object.values(rest).flatMap(namesOf)]
}

const result = (name: string, wrong: readonly Endpoint[]): CheckResult => ({
  name,
  ok: wrong.length === 0,
  detail: wrong.map((endpoint) => endpoint.id).join(', '),
})
