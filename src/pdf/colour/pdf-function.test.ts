import { describe, expect, it } from 'vitest'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { parseObjects } from '#/pdf/objects/objects.ts'
import { postscriptFunction } from './postscript-function.ts'
import { readFunction } from './pdf-function.ts'
import { PDFName } from '@cantoo/pdf-lib'

async function functionOf(text: string, extra: Parameters<typeof onePage>[1] = []) {
  const objects = await parseObjects(onePage({ content: '', entries: `/F ${text}` }, extra))
  const page = objects.dict(objects.array(objects.at(objects.root, 'Pages.Kids'))?.[0])
  return readFunction(objects, nodeInflate, page?.get(PDFName.of('F')))
}

describe('a function of the file', () => {
  it('between two colours', async () => {
    const f = await functionOf('<< /FunctionType 2 /Domain [0 1] /N 2 /C0 [0 1] /C1 [1 0] >>')
    expect(f([0.5])).toEqual([0.25, 0.75])
    expect(f([9])).toEqual([1, 0])
  })

  it('stitched from others, each with its own part of the way', async () => {
    const part = (c0: number, c1: number) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${c0}] /C1 [${c1}] >>`
    const f = await functionOf(
      `<< /FunctionType 3 /Domain [0 1] /Functions [${part(0, 1)} ${part(5, 6)}] /Bounds [0.5] /Encode [0 1 1 0] >>`,
    )
    expect([0, 0.25, 0.5, 1].map((x) => f([x])[0])).toEqual([0, 0.5, 6, 5])
  })

  it('from samples, the first input changing fastest', async () => {
    const dict = '/FunctionType 0 /Domain [0 1 0 1] /Range [0 1] /Size [2 2] /BitsPerSample 8'
    const f = await functionOf('10 0 R', [{ dict, data: Uint8Array.of(0, 255, 51, 102) }])
    expect([f([0, 0]), f([1, 0]), f([0, 1]), f([1, 1])].map(([value]) => Math.round((value ?? 0) * 10))).toEqual([
      0, 10, 2, 4,
    ])
  })

  it('calculated', async () => {
    const dict = '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1]'
    const f = await functionOf('10 0 R', [
      { dict, data: Buffer.from('{ dup 0.5 gt { 1 exch sub } { 2 mul } ifelse 0.3 }') },
    ])
    expect(f([0.75])).toEqual([0.25, 0.3])
    expect(f([0.25])).toEqual([0.5, 0.3])
  })

  it('one for each value', async () => {
    const part = (c1: number) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0] /C1 [${c1}] >>`
    expect((await functionOf(`[${part(1)} ${part(0.5)}]`))([0.5])).toEqual([0.5, 0.25])
  })

  it('that makes no sense is refused', async () => {
    await expect(functionOf('<< /FunctionType 9 >>')).rejects.toThrow('colour profile')
    await expect(functionOf('42')).rejects.toThrow('colour profile')
    const cycle = '/FunctionType 3 /Domain [0 1] /Functions [10 0 R] /Bounds [] /Encode [0 1]'
    await expect(functionOf('10 0 R', [`<< ${cycle} >>`])).rejects.toThrow('colour profile')
  })
})

describe('the postscriptFunction', () => {
  it.each([
    ['{ 1 2 3 3 1 roll }', [3, 1, 2]],
    ['{ 1 2 3 3 -1 roll }', [2, 3, 1]],
    ['{ 7 8 2 copy }', [7, 8, 7, 8]],
    ['{ 5 6 7 1 index }', [5, 6, 7, 6]],
    ['{ 4 sqrt 10 3 idiv 10 3 mod }', [2, 3, 1]],
    ['{ 1 1 atan 90 sin }', [45, 1]],
    ['{ true false or { 3 } if }', [3]],
  ] as const)('%s', (source, expected) => {
    expect(postscriptFunction(source)([]).map((value) => Math.round(value * 1e6) / 1e6)).toEqual(expected)
  })

  it.each(['{ 1 system }', '{ 1 2', 'no', `{ ${'dup '.repeat(500)} }`])('refuses %s', (source) => {
    expect(() => postscriptFunction(source)([1])).toThrow('colour profile')
  })
})
