import { randomFillSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { bytesSource } from '../engine/byte-source.ts'
import { parseObjects } from './objects.ts'
import { pageTree } from './page-tree.ts'
import { skeletonOf } from './skeleton.ts'

const PIXELS = 3000
const noise = randomFillSync(Buffer.alloc(PIXELS * PIXELS))
const image = (dict: string) => ({
  dict: `/Type /XObject ${dict} /Width ${PIXELS} /Height ${PIXELS} /BitsPerComponent 8 /ColorSpace /DeviceGray`,
  data: noise,
})
const page = { content: 'q 400 0 0 400 0 0 cm /I Do Q 0.05 w 0 0 m 9 9 l S', resources: '/XObject << /I 10 0 R >>' }

describe('a large file without the data of its pictures', () => {
  it('keeps every object and drops the pixels', async () => {
    const whole = onePage(page, [image('/Subtype /Image'), '<< /After true >>'])
    const small = skeletonOf(bytesSource(whole), 10_000)
    expect(small?.length).toBeLessThan(3000)
    const objects = await parseObjects(small ?? new Uint8Array())
    expect(pageTree(objects, 10)).toHaveLength(1)
    expect(objects.context.enumerateIndirectObjects()).toHaveLength(11)
  })

  it('keeps streams that are no pictures, and says so when they are too many', () => {
    const whole = onePage(page, [image('/Subtype /Form')])
    expect(skeletonOf(bytesSource(whole), whole.length)?.length).toBe(whole.length)
    expect(skeletonOf(bytesSource(whole), 1_000_000)).toBeUndefined()
  })

  it('does not believe a length that leads nowhere', () => {
    const whole = onePage(page, [image('/Subtype /Image')])
    const lying = Buffer.from(whole.toString('latin1').replace(`/Length ${noise.length}`, '/Length 7000000'), 'latin1')
    expect(skeletonOf(bytesSource(lying), lying.length)?.length).toBe(lying.length)
  })

  it('reads the same facts of a file of forty megabytes as of a small one', async () => {
    const pictures = Array.from({ length: 5 }, () => image('/Subtype /Image'))
    const facts = await factsIn(onePage(page, pictures))
    expect(facts.bytes).toBeGreaterThan(40_000_000)
    expect(facts).toMatchObject({ problem: null, unreadable: [], images: [{ ppi: 540 }] })
    expect(facts.pages[0]).toMatchObject({ colour: 'mono' })
    expect(facts.pages[0]?.thinnestLine).toBeCloseTo(0.018, 3)
  })
})
