import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ContentReader, type Operand } from './content-reader.ts'

const encode = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

function operations(text: string): [string, Operand[]][] {
  const reader = new ContentReader(encode(text))
  const all: [string, Operand[]][] = []
  const operands: Operand[] = []
  for (let operator = reader.next(operands); operator !== undefined; operator = reader.next(operands)) {
    all.push([operator, [...operands]])
  }
  return all
}

describe('reading a content stream', () => {
  it('reads numbers as programs really write them', () => {
    expect(operations('1 -2.5 .5 +3 --4 5. 0.00-7 re')).toEqual([['re', [1, -2.5, 0.5, 3, -4, 5, 0]]])
  })

  it('reads names, strings, arrays and dictionaries', () => {
    expect(operations('/F1 12 Tf [(a\\)b) -20 <4142>] TJ /OC << /MCID 3 >> BDC')).toEqual([
      ['Tf', [{ name: 'F1' }, 12]],
      ['TJ', [[{ bytes: 4, from: 12, hex: false }, -20, { bytes: 2, from: 23, hex: true }]]],
      ['BDC', [{ name: 'OC' }, { entries: new Map([['MCID', 3]]) }]],
    ])
  })

  it('skips comments and stray delimiters', () => {
    expect(operations('% a page\nq ) > } Q')).toEqual([
      ['q', []],
      ['Q', []],
    ])
  })

  it('steps over the data of an inline image, even when it contains EI', () => {
    const reader = new ContentReader(encode('BI /W 2 /H 1 ID \x01 EI \x00\xff\x80 EI Q'))
    const operands: Operand[] = []
    expect(reader.next(operands)).toBe('BI')
    expect(reader.inlineImage()).toEqual(
      new Map([
        ['W', 2],
        ['H', 1],
      ]),
    )
    expect(reader.next(operands)).toBe('Q')
  })

  it('comes to an end on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const reader = new ContentReader(bytes)
        const operands: Operand[] = []
        let count = 0
        while (reader.next(operands) !== undefined) {
          reader.inlineImage()
          count++
        }
        return count <= bytes.length
      }),
    )
  })

  it('survives nesting that is made to overflow the stack', () => {
    expect(operations(`${'['.repeat(100_000)} q`).length).toBeLessThanOrEqual(1)
    expect(operations(`${'<<'.repeat(100_000)} q`).length).toBeLessThanOrEqual(1)
  })
})
