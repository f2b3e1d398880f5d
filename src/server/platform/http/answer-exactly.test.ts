import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { answerExactly, answerStrictly } from './answer-exactly.ts'

const line = z.object({ title: z.string(), file: z.optional(z.object({ name: z.string() })) })
const readOrder = endpoint({
  id: 'test.read-order',
  method: 'GET',
  path: '/api/test/order',
  summary: '',
  access: PUBLIC,
  response: z.object({ lines: z.array(line), counts: z.record(z.string(), z.int()) }),
  errors: [],
})
const exact = { lines: [{ title: '명함', file: { name: 'a.pdf' } }, { title: '책' }], counts: { paid: 1 } }
const told: string[] = []
const tell = (text: string) => void told.push(text)

describe('an answer', () => {
  it('leaves as it is where it is exactly its contract', () => {
    expect(answerStrictly(readOrder, exact)).toEqual(exact)
    expect(answerExactly(readOrder, exact, tell)).toEqual(exact)
    expect(answerExactly(readOrder, undefined, tell)).toBeNull()
    expect(told).toEqual([])
  })

  it('never carries a field that its contract does not name, however deep', () => {
    const rows = { ...exact, lines: [{ title: '명함', phone: '010', file: { name: 'a.pdf', key: 'inner/1' } }] }
    expect(JSON.stringify(answerExactly(readOrder, rows, tell))).toBe(
      '{"lines":[{"title":"명함","file":{"name":"a.pdf"}}],"counts":{"paid":1}}',
    )
    expect(told).toEqual([])
    expect(() => answerStrictly(readOrder, rows)).toThrow(
      'test.read-order answered fields beyond its contract: resultData.lines[].phone, resultData.lines[].file.key',
    )
    expect(answerStrictly(readOrder, { ...exact, gone: undefined })).toEqual(exact)
  })

  it('that lacks what was promised is told of, and is an error where answers are strict', () => {
    expect(answerExactly(readOrder, { lines: [] }, tell)).toEqual({ lines: [] })
    expect(told).toEqual([expect.stringContaining('test.read-order answered against its contract')])
    expect(() => answerStrictly(readOrder, { lines: [] })).toThrow('answered against its contract')
  })
})
