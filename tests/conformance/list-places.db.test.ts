import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { endpoints } from '#/contract/endpoints.ts'
import type { Caller } from '../support/callers.ts'
import { testShop } from '../support/test-shop.ts'

const ID = '0192d1a0-7c00-7000-8000-000000000010'
const DASHES = '-'.repeat(36)
/** Looks like a day or a moment, and is none that the database knows; or the first and the last of all days. */
const DAYS = ['0000-01-01', '2026-99-99', '2026-02-31', '0001-01-01', '9999-12-31']
const MOMENTS = DAYS.flatMap((day) => ['T00:00:00.000Z', 'T99:99:99.999Z', 'T0Z'].map((time) => day + time))
const PLACES = [
  ...MOMENTS.flatMap((at) => [`${at}~${ID}`, `${at}_${ID}`, `0~${at}~${ID}`, at.replace('Z', `999Z~${ID}`)]),
  `2026-11-20T09:00:00.000Z~${DASHES}`,
  `2026-11-20T09:00:00.000Z_${DASHES}`,
  `1~2026-11-20T09:00:00.000Z~${DASHES}`,
  `1~1000~${DASHES}`,
  `99999~0000-01-01~${ID}`,
  `99999~999999999999999~${ID}`,
  '9223372036854775808',
  DASHES,
  '',
]
const SORTS = ['', '&sort=newest', '&sort=due-first', '&sort=amount-most']

it('a page that no list has, and a day that never was, are no error of the server', async () => {
  const shop = await testShop()
  const people: Caller[] = [
    shop.visitor(),
    await shop.member({ type: 'BUSINESS' }),
    await shop.partner(),
    await shop.staff(),
  ]
  const wrong: string[] = []
  const ask = async (path: string, query: string, { headers }: Caller) => {
    const { statusCode } = await shop.app.inject({ url: `${path}?${query}`, headers })
    if (statusCode >= 500) wrong.push(`${path}?${decodeURIComponent(query)}: ${statusCode}`)
    return statusCode
  }
  for (const { id, method, path, query } of endpoints) {
    if (method !== 'GET' || !query || id.startsWith('live.')) continue
    const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
    const names = Object.keys(properties)
    const url = path.replace(/:\w+/g, () => randomUUID())
    const queries: string[] = []
    for (const name of names.filter((each) => /^(cursor|after|before)$/.test(each)))
      for (const place of PLACES)
        for (const sort of names.includes('sort') ? SORTS : [''])
          queries.push(`${name}=${encodeURIComponent(place)}${sort}`)
    const days = names.filter((each) => /day|from|to$/i.test(each))
    if (days.length > 0) for (const day of DAYS) queries.push(days.map((each) => `${each}=${day}`).join('&'))
    for (const person of people)
      for (const asked of queries)
        // Who is refused at the door is refused whatever is asked.
        if ([401, 403].includes(await ask(url, asked, person))) break
  }
  expect(wrong).toEqual([])
})
