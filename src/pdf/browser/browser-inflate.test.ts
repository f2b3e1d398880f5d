import zlib from 'node:zlib'
import { PDFContext } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { StreamTooLarge } from '../objects/decode-stream.ts'
import { browserInflate } from './browser-inflate.ts'

const content = Buffer.from('0 0 10 10 re f\n'.repeat(5000))

describe.each([
  ['browser', browserInflate(PDFContext.create())],
  ['Node', nodeInflate],
])('unpacking in the %s', (_where, inflate) => {
  it('gives back what was packed', () => {
    expect(Buffer.from(inflate(zlib.deflateSync(content), 2 ** 20)).equals(content)).toBe(true)
  })

  it('stops at the limit', () => {
    const bomb = zlib.deflateSync(Buffer.alloc(2 ** 24, 0x20))
    expect(() => inflate(bomb, 2 ** 21)).toThrow(StreamTooLarge)
  })
})

describe('a stream whose end is missing', () => {
  it('is read in Node up to where it broke off', () => {
    const packed = zlib.deflateSync(content)
    const part = nodeInflate(packed.subarray(0, packed.length - 8), 2 ** 20)
    expect(part.length).toBeGreaterThan(0)
    expect(content.subarray(0, part.length).equals(Buffer.from(part))).toBe(true)
  })

  it('is noted as unreadable in the browser, whose answer is only the first one', () => {
    const packed = zlib.deflateSync(content)
    expect(() => browserInflate(PDFContext.create())(packed.subarray(0, packed.length - 8), 2 ** 20)).toThrow(Error)
  })
})
