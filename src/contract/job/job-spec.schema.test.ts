import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { jobSpec } from './job-spec.schema.ts'

const book = defaultSpec('D413')
const issueOf = (input: unknown) => z.safeParse(jobSpec, input).error?.issues[0]

describe('the schema of a job', () => {
  it.each(PRODUCT_CODES)('reads the usual job of %s as it is', (code) => {
    expect(z.parse(jobSpec, JSON.parse(JSON.stringify(defaultSpec(code))))).toEqual(defaultSpec(code))
  })

  it.each([null, 3, 'spec', [], { product: 'D413' }, { ...book, parts: [null] }, { ...book, copies: Number.NaN }])(
    'refuses what is no job: %#',
    (input) => {
      expect(issueOf(input)).toBeDefined()
    },
  )

  it.each([
    [{ ...book, copies: -1 }, 'copies', '0 이상의 정수로 적어 주세요.'],
    [{ ...book, trim: { width: '148', height: 210 } }, 'trim.width', '숫자로 적어 주세요.'],
    [{ ...book, binding: 'x'.repeat(41) }, 'binding', '고를 수 없는 값입니다.'],
    [{ ...book, binding: "'; drop table" }, 'binding', '고를 수 없는 값입니다.'],
    [{ ...book, parts: Array.from({ length: 13 }, () => book.parts[0]) }, 'parts', '12개까지 됩니다.'],
  ])('names the place and says what to do: %#', (input, path, message) => {
    expect(issueOf(input)).toMatchObject({ message })
    expect(issueOf(input)?.path.join('.')).toBe(path)
  })

  it('leaves behind what is not part of a job', () => {
    expect(z.parse(jobSpec, { ...book, price: 1, __proto__: { admin: true } })).toEqual(book)
  })

  it('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.anything(), (input) => void z.safeParse(jobSpec, input)))
  })
})
