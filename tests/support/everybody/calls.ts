import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#/contract/endpoint.ts'
import type { Caller } from '../callers.ts'
import { seededRandom } from '../seeded-random.ts'
import type { TestShop } from '../test-shop.ts'
import type { Owner } from './owners.ts'
import { plausible } from './plausible.ts'
import { IN_BODIES, IN_PATHS, type Thing } from './whose.data.ts'

/** Words of paths that are no ids; the rest are numbers of pages and versions. */
const WORDS: Readonly<Record<string, string>> = { document: 'statement', provider: 'kakao', term: 'first' }

export interface Asked {
  readonly path: string
  readonly query: unknown
  readonly body: unknown
}

/** Params of a path that are ids, each with what it is one of. */
export function inPath({ path }: Endpoint): readonly (readonly [string, Thing])[] {
  const found: [string, Thing][] = []
  for (const { 1: name = '', index } of path.matchAll(/:(\w+)/g)) {
    const thing = IN_PATHS[path.slice(0, index + name.length + 1)]
    if (thing && thing !== 'anybodys') found.push([name, thing])
  }
  return found
}

export const thingAt = ({ id }: Endpoint, place: string): Thing | undefined =>
  IN_BODIES[`${id} ${place}`] ?? IN_BODIES[place.split('.').at(-1) ?? '']

/** What the desk's paths name, where they are read with the ids of a customer's things. */
const AT_DESK: Readonly<Record<string, Thing>> = {
  orderNumber: 'order',
  lineId: 'line',
  deliveryId: 'parcel',
  proofId: 'proof',
  inquiryId: 'inquiry',
  shipmentId: 'shipment',
  repaymentId: 'repayment',
  documentId: 'taxPaper',
}

interface CallOptions {
  readonly seed: number
  /** Which of several things of a kind. */
  readonly turn?: number
  /** An id that is not the owner's, and where it stands. */
  readonly other?: { readonly place: string; readonly id: string }
}

/** A place that only one form of a body has, and there only now and then, is not said in the first dozens. */
const MOST_TRIES = 1_000

/** A call in which everything is the owner's own but, where asked, the id at one place; `well` is its body. Null: none was found. */
export function callOf(
  endpoint: Endpoint,
  { ids }: Pick<Owner, 'ids'>,
  { seed, turn = 0, other }: CallOptions,
  well: object | null = null,
): Asked | null {
  const random = seededRandom(seed)
  const own = (thing: Thing) => ids[thing][turn % Math.max(ids[thing].length, 1)] ?? randomUUID()
  const things = new Map(inPath(endpoint))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (other?.place === `:${name}`) return encodeURIComponent(other.id)
    const thing = things.get(name) ?? (endpoint.access.who === 'staff' ? AT_DESK[name] : undefined)
    return thing ? encodeURIComponent(own(thing)) : (WORDS[name] ?? '1')
  })
  const idAt = (at: string) => {
    const thing = thingAt(endpoint, at)
    return at === other?.place ? other.id : thing && own(thing)
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [query, body] = [plausible(endpoint.query, random, idAt), well ?? plausible(endpoint.body, random, idAt)]
    if (query === null || body === null) return null
    const asked: Asked = { path, query, body }
    if (!other || other.place.startsWith(':') || JSON.stringify([query, body]).includes(other.id)) return asked
  }
  return null
}

/** Asks the real app with a key of its own unless one is given. */
export async function ask(
  shop: TestShop,
  endpoint: Endpoint,
  caller: Caller,
  asked: Asked,
  key: string = randomUUID(),
) {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(asked.query ?? {}))
    for (const item of [value].flat()) text.append(name, String(item))
  return shop.app.inject({
    method: endpoint.method,
    url: text.size > 0 ? `${asked.path}?${text}` : asked.path,
    headers: { ...caller.headers, ...(endpoint.idempotent ? { 'idempotency-key': key } : {}) },
    ...(asked.body === undefined ? {} : { payload: asked.body as object }),
  })
}
