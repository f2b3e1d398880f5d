import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#/contract/endpoint.ts'
import type { CallOptions } from '../call-app.ts'
import type { Caller, StaffCaller } from '../callers.ts'
import { changedSince, rowsOfTables } from '../everybody/rows-of-tables.ts'
import type { TestShop } from '../test-shop.ts'

interface KeyedCall {
  readonly endpoint: Endpoint
  readonly options: CallOptions<Endpoint> & { readonly as: Caller; readonly key: string }
  /** What it was answered first. */
  readonly text: string
}

/** Fields in which people write what they like. */
const WORDS = ['reason', 'note', 'text', 'memo', 'title', 'name', 'words', 'orderName']

/** The same call with other words in it; where it has none, with a query that nobody reads. */
function otherwise({ options }: KeyedCall): CallOptions<Endpoint> {
  const body = (options.body ?? {}) as Readonly<Record<string, unknown>>
  const word = WORDS.find((name) => /[가-힣]/.test(String(body[name] ?? '')))
  return word
    ? { ...options, body: { ...body, [word]: `${String(body[word])} 다시` } }
    : { ...options, query: { ...(options.query as object | undefined), again: '1' } }
}

/** A shop whose first successful call of each endpoint with a key is made again at once, and with another body. */
export function watchKeys(shop: TestShop) {
  const calls = new Map<string, KeyedCall>()
  const faults: string[] = []
  const { pool } = shop.container.database

  async function callAgain(keyed: KeyedCall): Promise<void> {
    const { endpoint, options, text } = keyed
    const before = await rowsOfTables(pool, 'read')
    const again = await shop.call(endpoint, options)
    if (again.status !== 200 || again.text !== text) faults.push(`${endpoint.id} again: ${again.status} ${again.text}`)
    const other = await shop.call(endpoint, otherwise(keyed))
    if (other.status !== 422 || !other.text.includes('IDEMPOTENCY_KEY_REUSED'))
      faults.push(`${endpoint.id} with another body: ${other.status} ${other.text}`)
    const changed = changedSince(before, await rowsOfTables(pool, 'read'))
    if (changed.length > 0) faults.push(`${endpoint.id} changed ${changed.join(', ')}`)
  }

  const call: TestShop['call'] = async (endpoint, options = {}) => {
    const { as, key = randomUUID() } = options
    if (!endpoint.idempotent || !as || calls.has(endpoint.id)) return shop.call(endpoint, options)
    const answer = await shop.call(endpoint, { ...options, key })
    if (answer.status >= 500) faults.push(`${endpoint.id}: ${answer.status} ${answer.text}`)
    if (answer.status === 200 && !calls.has(endpoint.id)) {
      const keyed = { endpoint, options: { ...options, as, key }, text: answer.text } as unknown as KeyedCall
      calls.set(endpoint.id, keyed)
      await callAgain(keyed)
    }
    return answer
  }

  /** Somebody else with those keys: nothing of what was answered to the first is told. */
  async function callAsOthers(staff: StaffCaller, member: (as: Caller) => Promise<Caller>): Promise<void> {
    for (const { endpoint, options, text } of calls.values()) {
      const as = endpoint.access.who === 'staff' ? staff : await member(options.as)
      const theirs = await shop.call(endpoint, { ...options, as })
      const kept = await pool.query('select 1 from idempotency where key = $1', [options.key])
      if (theirs.status >= 500) faults.push(`${endpoint.id} of somebody else: ${theirs.status} ${theirs.text}`)
      if (theirs.text.includes('IDEMPOTENCY_KEY_REUSED')) faults.push(`${endpoint.id} tells others of the key`)
      if (theirs.status === 200 && kept.rows.length < 2) faults.push(`${endpoint.id} answers somebody else: ${text}`)
    }
  }
  return {
    shop: { ...shop, call } satisfies TestShop,
    covered: calls as ReadonlyMap<string, unknown>,
    faults,
    callAsOthers,
  }
}
