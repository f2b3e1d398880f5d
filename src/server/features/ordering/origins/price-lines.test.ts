import { expect, it } from 'vitest'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { ok } from '#/lib/result.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { mayOrderLines, type OriginLine, type OriginRoom, priceLines, priceOrigin } from './origins.public.ts'

const db = {} as DbOrTx
const quote = { total: 4400 } as Quote
const LINE: OriginLine = {
  memberId: 'm',
  origin: { kind: 'binding', setId: 's', version: 1 },
  spec: FLYER.defaults,
  files: [],
  classes: null,
}
const ROOM: OriginRoom = {
  mayOrder: (_db, { roles }, origins) =>
    Promise.resolve(
      origins.map(() =>
        roles.includes('ROLE_USER_TYPE_MATHOLIC') ? ok(true) : { ok: false, error: { message: '매쓰홀릭' } },
      ),
    ),
  price: (_db, lines) => Promise.resolve(lines.map(({ spec }) => ok({ spec, quote }))),
  standings: null,
}

it('a line is priced by the room of its origin', async () => {
  expect(await priceOrigin(db, { binding: ROOM }, LINE)).toEqual(ok({ spec: LINE.spec, quote }))
})

it('lines are each answered in their place: a job of options by the tariff, and a room is asked once for all of its own', async () => {
  const asked: (readonly OriginLine[])[] = []
  const room: OriginRoom = {
    ...ROOM,
    price: (within, lines) => {
      asked.push(lines)
      return ROOM.price(within, lines)
    },
  }
  const ebook: OriginLine = { ...LINE, origin: { kind: 'ebook', ebookId: 'e' } }
  const other: OriginLine = { ...LINE, spec: { ...LINE.spec, copies: 7 } }
  const job = { ...LINE, origin: null, spec: { ...LINE.spec, copies: 9 } }
  const quoteJob = (spec: JobSpec) => ok({ spec, quote: { ...quote, total: 99 } })
  const lines = await priceLines(db, { binding: room }, quoteJob, [LINE, ebook, job, other])
  const answers = lines.map(({ priced }) => priced)
  expect(asked.map(({ length }) => length)).toEqual([2])
  expect(answers[0]).toEqual(ok({ spec: LINE.spec, quote }))
  expect(answers[1]).toMatchObject({ ok: false, error: { code: 'not-offered' } })
  expect(answers[2]).toMatchObject({ value: { spec: { copies: 9 }, quote: { total: 99 } } })
  expect(answers[3]).toEqual(ok({ spec: other.spec, quote }))
})

type Asked = Parameters<typeof mayOrderLines>
const mayOne = async (rooms: Asked[1], buyer: Asked[2], line: Asked[3][number]) =>
  (await mayOrderLines(db, rooms, buyer, [line]))[0]?.ok

it('a line whose room is not there is not sold', async () => {
  expect(await priceOrigin(db, {}, LINE)).toMatchObject({ ok: false, error: { code: 'not-offered' } })
  const wanted = { product: 'D304', origin: LINE.origin, brand: null } as const
  expect(await mayOne({}, { memberId: 'm', roles: [] }, wanted)).toBe(false)
})

it('who may have it is said by the room, and by the kind where there is none', async () => {
  const wanted = { product: 'D304', origin: LINE.origin, brand: null } as const
  const general = { memberId: 'm', roles: ['ROLE_USER_TYPE_GENERAL'] } as const
  const matholic = { memberId: 'm', roles: ['ROLE_USER_TYPE_MATHOLIC'] } as const
  expect(await mayOne({ binding: ROOM }, matholic, wanted)).toBe(true)
  expect(await mayOne({ binding: ROOM }, general, wanted)).toBe(false)
  expect(await mayOne({}, general, { product: 'D304', origin: null, brand: null })).toBe(true)
})
