import { expect, test } from 'vitest'
import { faultOf } from './lock-order-watch.ts'

const order = `select "id" from "orders" where "orders"."id" = $1 for no key update`
const proof = `select "id" from "proofs" where "proofs"."id" = $1 for no key update`
const line = `update "order_lines" set "due_day" = $1 where "order_lines"."id" = $2`

test('order, line, proof is the order; the other way round is named', () => {
  expect(faultOf(['begin', order, line, proof, 'commit'])).toBeNull()
  expect(faultOf(['begin', proof, order, 'commit'])).toContain('orders is locked after proofs')
  expect(faultOf(['begin', proof, line, 'commit'])).toContain('order_lines is locked after proofs')
})

test('who holds the order may come back to it and to its lines', () => {
  expect(faultOf(['begin', order, proof, line, order, 'commit'])).toBeNull()
})

test("a row that was made in the same transaction is nobody else's", () => {
  expect(
    faultOf([`insert into "member" ("id") values ($1)`, `update "file" set x = 1`, `update "member" set y = 2`]),
  ).toBeNull()
})
