import { expect, it } from 'vitest'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { ok } from '#/lib/result.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { mayOrderLine, type OriginLine, type OriginRoom, priceOrigin } from './origins.public.ts'

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
  mayOrder: (roles) =>
    roles.includes('ROLE_USER_TYPE_MATHOLIC') ? ok(true) : { ok: false, error: { message: '매쓰홀릭' } },
  price: (_db, lines) => Promise.resolve(lines.map(({ spec }) => ok({ spec, quote }))),
  standings: null,
}

it('a line is priced by the room of its origin', async () => {
  expect(await priceOrigin(db, { binding: ROOM }, LINE)).toEqual(ok({ spec: LINE.spec, quote }))
})

it('a line whose room is not there is not sold', async () => {
  expect(await priceOrigin(db, {}, LINE)).toMatchObject({ ok: false, error: { code: 'not-offered' } })
  expect(mayOrderLine({}, [], { product: 'D304', origin: LINE.origin }).ok).toBe(false)
})

it('who may have it is said by the room, and by the kind where there is none', () => {
  const wanted = { product: 'D304', origin: LINE.origin } as const
  expect(mayOrderLine({ binding: ROOM }, ['ROLE_USER_TYPE_MATHOLIC'], wanted).ok).toBe(true)
  expect(mayOrderLine({ binding: ROOM }, ['ROLE_USER_TYPE_GENERAL'], wanted).ok).toBe(false)
  expect(mayOrderLine({}, ['ROLE_USER_TYPE_GENERAL'], { product: 'D304', origin: null }).ok).toBe(true)
})
