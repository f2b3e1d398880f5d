import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

describe('the one way to write a value', () => {
  it('does not depend on the order in which its keys were set, at any depth', () => {
    const one = { b: [{ y: 1, x: { q: 2, p: null } }], a: '가' }
    const other = { a: '가', b: [{ x: { p: null, q: 2 }, y: 1 }] }
    expect(canonicalJson(one)).toBe(canonicalJson(other))
    expect(canonicalJson(one)).toBe('{"a":"가","b":[{"x":{"p":null,"q":2},"y":1}]}')
  })

  it('leaves out what is undefined, as a database does, and keeps lists in their order', () => {
    expect(canonicalJson({ a: undefined, b: [2, 1] })).toBe('{"b":[2,1]}')
  })
})
